import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Beside `dist`: what is in `dist` is served. */
const FOLDER = 'source-maps';

/**
 * Moves what a build writes for us out of the folder that is served: its source maps, which `pnpm frame` reads, and
 * `manifest.json`, which names the file of each module.
 */
export function unservedFiles(root: string): Plugin {
  const dist = join(root, 'dist');
  return {
    name: 'settlement:unserved-files',
    apply: 'build',
    closeBundle() {
      const folder = join(root, FOLDER);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const file of globSync(['**/*.map', '.vite/manifest.json'], { cwd: dist })) {
        renameSync(join(dist, file), join(folder, basename(file)));
      }
      rmSync(join(dist, '.vite'), { recursive: true, force: true });
    },
  };
}
