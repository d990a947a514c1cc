/** Every story on the static build of Storybook: it renders, its play function passes, axe finds nothing. */
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { listen } from './lib/listen.ts';
import { run } from './lib/run.ts';
import { staticHandler } from './lib/staticHandler.ts';

const PORT = 6007;

const built = process.argv.includes('--no-build')
  ? 0
  : await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']);
if (built !== 0) process.exit(built);

const executablePath = provideBrowser();
const server = await listen(staticHandler({ root: 'storybook-static' }), PORT);
const code = await run(
  'test-storybook',
  [
    '--url',
    `http://localhost:${PORT}`,
    '--index-json',
    '--maxWorkers=2',
    ...process.argv.slice(2).filter((argument) => argument !== '--no-build'),
  ],
  { CHROMIUM_PATH: executablePath, CHROMIUM_ARGS: browserArguments().join(' ') },
);
server.close();
server.closeAllConnections();
process.exit(code);
