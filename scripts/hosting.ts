/**
 * Prints the configuration of a web server for the console: `pnpm hosting nginx` or `pnpm hosting caddy`, with the
 * policy that `config.json` asks for; `pnpm hosting files` puts the build and that file where the configuration looks
 * for them. `--config=` that file, `--root=` the folder that is served, `--port=`, `--proxy=` the server that answers
 * `/api/`. `BASE_PATH` is the folder that the console was built for.
 */
import { parseArgs } from 'node:util';
import { caddyfile } from './lib/caddyfile.ts';
import { copySite } from './lib/copySite.ts';
import { nginxConfig } from './lib/nginxConfig.ts';
import { readSite } from './lib/readSite.ts';
import type { Site } from './lib/site.ts';

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
  if (!command)
    throw new Error('What for? `pnpm hosting nginx`, `pnpm hosting caddy` or `pnpm hosting files`');
  process.stdout.write(command(readSite(values, process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
