/**
 * What every component promises by keyboard, pointer, finger and form, on the static build of Storybook. `--record`
 * keeps the outcome for the pages of the components, `--no-build` takes the build that is there.
 */
import { execFileSync } from 'node:child_process';
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { listen } from './lib/listen.ts';
import { run } from './lib/run.ts';
import { staticHandler } from './lib/staticHandler.ts';

const PORT = 6008;

const own = new Set(['--no-build', '--record']);
const args = process.argv.slice(2);
const isRecorded = args.includes('--record');
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
    ...args.filter((argument) => !own.has(argument)),
    ...(isRecorded ? ['--reporter=list,./tests/behaviour/recordOutcome.ts'] : []),
  ],
  {
    STORYBOOK_URL: `http://localhost:${PORT}`,
    // `Chromium 156.0.7991.52 built on …`
    ...(isRecorded && {
      BROWSER_NAME: /^\D*\d+/.exec(execFileSync(provideBrowser(), ['--version'], { encoding: 'utf8' }))?.[0],
    }),
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
