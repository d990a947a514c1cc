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
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudFront, cloudflareWorker, netlifyFunction } from './lib/edge.ts';
import { caddyfile } from './lib/caddyfile.ts';
import { nginxConfig } from './lib/nginxConfig.ts';
import { readJson, type Site, siteOf } from './lib/site.ts';

const MANIFEST = 'manifest.webmanifest';
const BUILD = 'packages/console/dist';

function copySite(config: string, { base, root }: Site): string {
  if (!existsSync(join(BUILD, 'index.html')))
    throw new Error('There is no build yet: run `pnpm --filter @settlement/console build`');
  const folder = join(root, base);
  cpSync(BUILD, folder, { recursive: true });
  copyFileSync(config, join(folder, 'config.json'));
  writeManifest(folder);
  return `Copied to ${folder}\n`;
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
const { config, root, proxy, brotli: hasBrotli } = values;
const port = values.port === undefined ? undefined : Number(values.port);

const commands: Readonly<Record<string, (site: Site) => string>> = {
  nginx: nginxConfig,
  caddy: caddyfile,
  cloudflare: cloudflareWorker,
  netlify: netlifyFunction,
  cloudfront: cloudFront,
  files: (site) => copySite(config, site),
};

try {
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new Error(`Pass a configuration: ${Object.keys(commands).join(', ')}.`);
  const base = process.env.BASE_PATH;
  const site = siteOf({ config: readJson(config), base, root, port, proxy, hasBrotli });
  process.stdout.write(command(site));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
