/**
 * The merchant's journeys on the production build behind the mock bank; `--both` runs them on the desktop and
 * on the phone, `--slow` with a slow processor to find presses that do not wait, `--no-build` on the build that
 * is there.
 */
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { run } from './lib/run.ts';

const own = new Set(['--no-build', '--both', '--slow']);
const args = process.argv.slice(2);
if (!args.includes('--no-build')) {
  const built = await run('pnpm', ['--filter', '@settlement/console', 'build']);
  if (built !== 0) process.exit(built);
}

process.exit(
  await run('playwright', ['test', ...args.filter((argument) => !own.has(argument))], {
    CHROMIUM_PATH: provideBrowser(),
    CHROMIUM_ARGS: browserArguments().join(' '),
    ...(args.includes('--both') && { E2E_BOTH: '1' }),
    ...(args.includes('--slow') && { TEST_SLOWDOWN: '4' }),
  }),
);
