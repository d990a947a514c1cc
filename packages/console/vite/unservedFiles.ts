import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder is outside of `dist`, because everything in `dist` is served. */
const FOLDER = 'source-maps';

/**
 * Moves files that users don't need out of the served folder: the source maps, which `scripts/frame.ts`
 * reads, and `manifest.json`, which lists the file of each module.
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
