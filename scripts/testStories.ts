/**
 * Every story on the static build of Storybook: it renders, its play function passes, axe finds nothing. Each
 * is visited in one combination of theme, language and width; `--all` visits each in all of them, `--slow`
 * slows the processor down to find plays that do not wait, `--no-build` takes the build that is there.
 */
import { combinations } from '../.storybook/combination.ts';
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { listen } from './lib/listen.ts';
import { readReport } from './lib/report.ts';
import { run } from './lib/run.ts';
import { staticHandler } from './lib/staticHandler.ts';

const PORT = 6007;
const own = new Set(['--no-build', '--all', '--slow']);
const args = process.argv.slice(2);
const passedOn = args.filter((argument) => !own.has(argument));

const built = args.includes('--no-build')
  ? 0
  : await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']);
if (built !== 0) process.exit(built);

const isSlow = args.includes('--slow');
const browser = {
  CHROMIUM_PATH: provideBrowser(),
  CHROMIUM_ARGS: browserArguments().join(' '),
  ...(isSlow && { TEST_SLOWDOWN: '4' }),
};
const server = await listen(staticHandler({ root: 'storybook-static' }), PORT);

const visit = (options: readonly string[], env: Record<string, string> = {}) =>
  run(
    'test-storybook',
    [
      '--url',
      `http://localhost:${PORT}`,
      '--index-json',
      '--maxWorkers=2',
      ...(isSlow ? ['--testTimeout=60000'] : []),
      ...options,
      ...passedOn,
    ],
    { ...browser, ...env },
  );

/** One run for each combination; a story with a play function looks for English. */
async function visitAll(): Promise<number> {
  const lines: string[] = [];
  let worst = 0;
  for (const [index, { theme, locale, width }] of combinations.entries()) {
    const started = Date.now();
    const options = locale === 'en-US' ? [] : ['--excludeTags', 'play-fn'];
    const code = await visit(options, { STORY_COMBINATION: String(index) });
    const report = readReport('test-results/stories.json');
    const seconds = Math.round((Date.now() - started) / 1000);
    const name = `${theme}, ${locale}, ${width === 0 ? 'usual' : 'other'} width`;
    lines.push(
      `${name.padEnd(28)} ${report?.passed ?? 0} passed ${report?.failed.length ?? 0} failed ${seconds} s`,
    );
    worst = Math.max(worst, code);
  }
  console.log(`\n${lines.join('\n')}`);
  return worst;
}

const code = await (args.includes('--all') ? visitAll() : visit([]));
server.close();
server.closeAllConnections();
process.exit(code);
