/** What every component promises by keyboard, pointer, finger and form, on the static build of Storybook. */
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { listen } from './lib/listen.ts';
import { run } from './lib/run.ts';
import { staticHandler } from './lib/staticHandler.ts';

const PORT = 6008;

const args = process.argv.slice(2);
if (!args.includes('--no-build')) {
  const built = await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']);
  if (built !== 0) process.exit(built);
}

const server = await listen(staticHandler({ root: 'storybook-static' }), PORT);
const code = await run(
  'playwright',
  [
    'test',
    '--config',
    'tests/behaviour/playwright.config.ts',
    ...args.filter((argument) => argument !== '--no-build'),
  ],
  {
    STORYBOOK_URL: `http://localhost:${PORT}`,
    // Another browser than Chromium comes with its own, from `pnpm browsers`.
    ...(process.env.E2E_BROWSER === undefined && {
      CHROMIUM_PATH: provideBrowser(),
      CHROMIUM_ARGS: browserArguments().join(' '),
    }),
  },
);
server.close();
server.closeAllConnections();
process.exit(code);
