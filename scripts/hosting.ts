/**
 * Prints the configuration of a web server for the console: `pnpm hosting nginx` or `pnpm hosting caddy`, with the
 * policy that `config.json` asks for. `--config=` that file, `--root=` the folder that is served, `--port=`,
 * `--proxy=` the server that answers `/api/`. `BASE_PATH` is the folder that the console was built for.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { caddyfile } from './lib/caddyfile.ts';
import { nginxConfig } from './lib/nginxConfig.ts';
import { siteOf } from './lib/site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string', default: 'deploy/config.json' },
    root: { type: 'string' },
    port: { type: 'string' },
    proxy: { type: 'string' },
  },
});
const write = { nginx: nginxConfig, caddy: caddyfile }[positionals[0] ?? ''];
if (!write) {
  console.error('Which server? `pnpm hosting nginx` or `pnpm hosting caddy`');
  process.exit(2);
}
process.stdout.write(
  write(
    siteOf({
      config: JSON.parse(readFileSync(values.config, 'utf8')),
      ...(process.env.BASE_PATH !== undefined && { base: process.env.BASE_PATH }),
      ...(values.root !== undefined && { root: values.root }),
      ...(values.port !== undefined && { port: Number(values.port) }),
      ...(values.proxy !== undefined && { proxy: values.proxy }),
    }),
  ),
);
