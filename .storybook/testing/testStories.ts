/**
 * Tests every story in the static build of Storybook. The story must render, its play function must pass, and axe
 * must find no errors. Each story is rendered in one combination of theme, language and width.
 *
 * - `--all`: renders each story in all combinations
 * - `--codes`: renders each story of an error with every error code of its calls
 * - `--pictures`: takes the pictures of the canvas, and reads the texts in both languages for the search
 * - `--before=<folder>`: with `--pictures`, compares the pictures with those of an earlier build, such as that of
 *   the main branch
 * - `--slow`: slows the processor down, to find play functions that don't wait
 * - `--no-build`: uses the existing build
 */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from '#scripts/lib/browser.ts';
import { serveFolder } from '#scripts/lib/listen.ts';
import { readReport } from '#scripts/lib/report.ts';
import { provideBuild, run } from '#scripts/lib/run.ts';
import budgets from '../../tests/budgets.json' with { type: 'json' };
import { listPictures } from '../canvas/pictures.ts';
import { combinations } from '../combination.ts';

/** Two workers per processor on the smallest machine, because stories often wait. */
const WORKERS = 4;
/**
 * The file whose stories use the service worker, as in Storybook. In the other files, msw handles calls in the page,
 * which saves a tenth of the processor time.
 */
const WITH_SERVICE_WORKER = 'screens-market-market-monitoring';
const REPORT = 'test-results/stories.json';
const own = new Set(['--no-build', '--all', '--codes', '--pictures', '--slow']);
const args = process.argv.slice(2);
const BEFORE = '--before=';
const before = args.find((argument) => argument.startsWith(BEFORE))?.slice(BEFORE.length);
const passedOn = args.filter((argument) => !own.has(argument) && !argument.startsWith(BEFORE));

await provideBuild('storybook', args);

const size = readdirSync('storybook-static', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.webp'))
  .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
if (size > budgets.storybook) {
  console.error(
    `The static build is ${(size / 1e6).toFixed(1)} MB; its budget is ${budgets.storybook / 1e6} MB. Check the files in storybook-static/assets. If the growth is justified, raise storybook in tests/budgets.json and explain why.`,
  );
  process.exit(1);
}

const { entries }: { readonly entries: object } = JSON.parse(
  readFileSync('storybook-static/index.json', 'utf8'),
);
if (!Object.keys(entries).some((id) => id.startsWith(`${WITH_SERVICE_WORKER}--`))) {
  console.error(`No story has an ID that starts with ${WITH_SERVICE_WORKER}. Update WITH_SERVICE_WORKER.`);
  process.exit(1);
}

const isSlow = args.includes('--slow');
const hasCodes = args.includes('--codes');
const hasPictures = args.includes('--pictures');
const environment = {
  CHROMIUM_PATH: provideBrowser(),
  STORIES_WITH_SERVICE_WORKER: WITH_SERVICE_WORKER,
  ...(isSlow && { TEST_SLOWDOWN: '4' }),
  ...(hasCodes && { STORY_CODES: '1' }),
  ...(hasPictures && { STORY_PICTURES: '1' }),
};
mkdirSync('test-results', { recursive: true });
const url = await serveFolder('storybook-static');

const visit = (more: Record<string, string> = {}) =>
  run(
    'test-storybook',
    [
      `--url=${url}`,
      '--index-json',
      `--maxWorkers=${WORKERS}`,
      ...(isSlow || hasCodes ? [`--testTimeout=${hasCodes ? 300_000 : 60_000}`] : []),
      ...passedOn,
      // The runner passes these options to Jest.
      '--',
      '--json',
      `--outputFile=${REPORT}`,
    ],
    { ...environment, ...more },
  );

async function visitAll(): Promise<number> {
  const lines: string[] = [];
  let worst = 0;
  for (const [index, { theme, locale, width }] of combinations.entries()) {
    const started = Date.now();
    const code = await visit({ STORY_COMBINATION: String(index) });
    const report = readReport(REPORT);
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

const code = await (args.includes('--all') ? visitAll() : visit());
if (hasPictures) listPictures(before);
process.exit(code);
