/**
 * Runs the end-to-end tests on the production build and the mock API.
 *
 * - `--both`: runs all tests on the desktop and on phones
 * - `--slow`: slows the processor down, to find tests that don't wait
 * - `--no-build`: uses the existing build
 * - `--firefox`, `--webkit`: open every screen and run the main tests in another engine, which `npx
 * playwright install` installs
 */
import { browserEnvironment } from './lib/browser.ts';
import { provideBuild, run } from './lib/run.ts';

const main = ['screens', 'journey', 'signIn', 'withdraw', 'money', 'permission', 'callbacks'];
const own = new Set(['--no-build', '--both', '--slow', '--firefox', '--webkit']);
const args = process.argv.slice(2);
const chosen = args.filter((argument) => !own.has(argument));
const browser = browserEnvironment(args);
const isMain = 'E2E_BROWSER' in browser && chosen.every((argument) => argument.startsWith('-'));
await provideBuild('console', args);

process.exit(
  await run('playwright', ['test', ...chosen, ...(isMain ? main : [])], {
    ...browser,
    ...(args.includes('--both') && { E2E_BOTH: '1' }),
    ...(args.includes('--slow') && { TEST_SLOWDOWN: '4' }),
  }),
);
