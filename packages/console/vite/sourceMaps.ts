import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Beside `dist`: what is in `dist` is served. */
const FOLDER = 'source-maps';

/** Moves the source maps of a build out of the folder that is served. `pnpm frame` reads them. */
export function sourceMaps(root: string): Plugin {
  const dist = join(root, 'dist');
  return {
    name: 'settlement:source-maps',
    apply: 'build',
    closeBundle() {
      const folder = join(root, FOLDER);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const file of globSync('**/*.map', { cwd: dist })) {
        renameSync(join(dist, file), join(folder, basename(file)));
      }
    },
  };
}
