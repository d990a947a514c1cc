/** The merchant's journeys on the production build behind the mock bank. */
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { run } from './lib/run.ts';

const args = process.argv.slice(2);
if (!args.includes('--no-build')) {
  const built = await run('pnpm', ['--filter', '@settlement/console', 'build']);
  if (built !== 0) process.exit(built);
}

process.exit(
  await run('playwright', ['test', ...args.filter((argument) => argument !== '--no-build')], {
    CHROMIUM_PATH: provideBrowser(),
    CHROMIUM_ARGS: browserArguments().join(' '),
  }),
);
