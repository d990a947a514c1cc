/**
 * Prints a web server configuration for the console: `pnpm exec node scripts/hosting.ts nginx` or `caddy`, with the
 * content security policy for `config.json`. `files` copies the build and `config.json` to the folders that the
 * configuration expects.
 *
 * - `--config=`: path of `config.json`
 * - `--root=`: folder to serve
 * - `--port=`: port of the server
 * - `--proxy=`: server for `/api/`
 * - `BASE_PATH`: folder that the console was built for
 */
import { parseArgs } from 'node:util';
import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from './lib/caddyfile.ts';
import { nginxConfig } from './lib/nginxConfig.ts';
import { readSite } from './lib/readSite.ts';
import type { Site } from './lib/site.ts';

interface Options {
  readonly build: string;
  readonly config: string;
  readonly site: Pick<Site, 'base' | 'root'>;
}

function copySite({ build, config, site }: Options): string {
  if (!existsSync(join(build, 'index.html')))
    throw new Error('There is no build yet: run `pnpm --filter @settlement/console build`');
  const folder = join(site.root, site.base);
  mkdirSync(folder, { recursive: true });
  cpSync(build, folder, { recursive: true });
  copyFileSync(config, join(folder, 'config.json'));
  return folder;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string', default: 'deploy/config.json' },
    root: { type: 'string' },
    port: { type: 'string' },
    proxy: { type: 'string' },
  },
});

const commands: Readonly<Record<string, (site: Site) => string>> = {
  nginx: nginxConfig,
  caddy: caddyfile,
  files: (site) => `Copied to ${copySite({ build: 'packages/console/dist', config: values.config, site })}\n`,
};

try {
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new Error('Pass a configuration: nginx, caddy or files.');
  process.stdout.write(command(readSite(values, process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
