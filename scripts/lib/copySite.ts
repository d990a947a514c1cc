import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

interface Options {
  readonly build: string;
  readonly config: string;
  readonly site: Pick<Site, 'base' | 'root'>;
}

export function copySite({ build, config, site }: Options): string {
  if (!existsSync(join(build, 'index.html')))
    throw new Error('There is no build yet: run `pnpm --filter @settlement/console build`');
  const folder = join(site.root, site.base);
  mkdirSync(folder, { recursive: true });
  cpSync(build, folder, { recursive: true });
  copyFileSync(config, join(folder, 'config.json'));
  return folder;
}
