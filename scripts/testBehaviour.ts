/**
 * Tests components with the keyboard, the pointer, touch and forms.
 *
 * - `--no-build`: uses the existing build
 * - `--firefox`, `--webkit`: use another engine
 */
import { writeFileSync } from 'node:fs';
import type { Guide } from '#design-system/components/guide.ts';
import { createServer } from 'vite';
import { consolePlugins } from '../packages/console/vite/plugins.ts';
import { browserEnvironment } from './lib/browser.ts';
import { serveFolder } from './lib/listen.ts';
import { provideBuild, run } from './lib/run.ts';

const own = new Set(['--no-build', '--firefox', '--webkit']);
const args = process.argv.slice(2);
await provideBuild('storybook', args);

// The guides import components and styles, which only Vite can load.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  plugins: consolePlugins(),
  server: { middlewareMode: true, ws: false },
});
const module = await vite.ssrLoadModule('/.storybook/components/guides.ts');
const guides: Readonly<Record<string, Guide>> = module['guides'];
await vite.close();
const tables = Object.entries(guides).map(([name, { start, keys, form }]) => ({ name, start, keys, form }));
writeFileSync('storybook-static/tables.json', JSON.stringify(tables));

const server = await serveFolder('storybook-static');
const code = await run(
  'playwright',
  [
    'test',
    '--config',
    'tests/behaviour/playwright.config.ts',
    ...args.filter((argument) => !own.has(argument)),
  ],
  { STORYBOOK_URL: server.url, ...browserEnvironment(args) },
);
server.close();
process.exit(code);
