/**
 * Prints the configuration of a web server or CDN for the console, with the content security policy that
 * `config.json` requires: `pnpm exec node scripts/hosting.ts nginx`, `caddy`, `cloudflare`, `netlify` or
 * `cloudfront`. `files` copies the build and `config.json` to the folders that the configuration expects.
 *
 * - `--config=`: path of `config.json`
 * - `--root=`: folder to serve
 * - `--port=`: port of the server
 * - `--proxy=`: server for `/api/`
 * - `--brotli`: nginx has the module `brotli_static`
 * - `BASE_PATH`: folder that the console was built for
 */
import { parseArgs } from 'node:util';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudFront, cloudflareWorker, netlifyFunction } from './lib/edge.ts';
import { caddyfile } from './lib/caddyfile.ts';
import { nginxConfig } from './lib/nginxConfig.ts';
import { readSite, type Site } from './lib/site.ts';

const MANIFEST = 'manifest.webmanifest';

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
  writeManifest(folder);
  return folder;
}

/** Writes the name and icon of `config.json` into the manifest, without outdated compressed copies. */
function writeManifest(folder: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { name, favicon } = read('config.json');
  if (name === undefined && favicon === undefined) return;
  const manifest = {
    ...read(MANIFEST),
    ...(name && { name }),
    ...(favicon && { icons: [{ src: favicon }] }),
  };
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
  for (const copy of ['br', 'gz']) rmSync(join(folder, `${MANIFEST}.${copy}`), { force: true });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string', default: 'deploy/config.json' },
    root: { type: 'string' },
    port: { type: 'string' },
    proxy: { type: 'string' },
    brotli: { type: 'boolean' },
  },
});

const commands: Readonly<Record<string, (site: Site) => string>> = {
  nginx: nginxConfig,
  caddy: caddyfile,
  cloudflare: cloudflareWorker,
  netlify: netlifyFunction,
  cloudfront: cloudFront,
  files: (site) => `Copied to ${copySite({ build: 'packages/console/dist', config: values.config, site })}\n`,
};

try {
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new Error(`Pass a configuration: ${Object.keys(commands).join(', ')}.`);
  process.stdout.write(command(readSite(values, process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
