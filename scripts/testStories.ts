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
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import budgets from '../tests/budgets.json' with { type: 'json' };
import decisions from '../.storybook/canvas/decisions.json' with { type: 'json' };
import { combinations } from '../.storybook/combination.ts';
import { provideBrowser } from './lib/browser.ts';
import { serveFolder } from './lib/listen.ts';
import { readReport } from './lib/report.ts';
import { provideBuild, run } from './lib/run.ts';

/** The smallest machine has two processors. One more worker is faster, because stories wait for timers. */
const WORKERS = 3;
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

const isSlow = args.includes('--slow');
const hasCodes = args.includes('--codes');
const hasPictures = args.includes('--pictures');
const DESK = 'storybook-static/desk';
mkdirSync(`${DESK}/pictures`, { recursive: true });
mkdirSync('test-results', { recursive: true });
const browser = {
  CHROMIUM_PATH: provideBrowser(),
  ...(isSlow && { TEST_SLOWDOWN: '4' }),
  ...(hasCodes && { STORY_CODES: '1' }),
  ...(hasPictures && { STORY_PICTURES: '1' }),
};
const server = await serveFolder('storybook-static');

/** Returns the texts that the stories show, each once, and for each story the indexes of its texts. */
function readTexts() {
  const lines = new Map<string, number>();
  const stories: Record<string, readonly number[]> = {};
  for (const file of globSync('test-results/texts-*.jsonl')) {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { id, texts }: { readonly id: string; readonly texts: readonly string[] } = JSON.parse(line);
      for (const text of texts) if (!lines.has(text)) lines.set(text, lines.size);
      stories[id] = [...new Set(texts.map((text) => lines.get(text) ?? 0))];
    }
    rmSync(file);
  }
  return { lines: [...lines.keys()], stories };
}

const printOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

/** Returns the fingerprint of each picture, by the name of the picture. */
const readPrints = () =>
  Object.fromEntries(
    readdirSync(`${DESK}/pictures`).map((file) => [
      file.replace('.webp', ''),
      printOf(`${DESK}/pictures/${file}`),
    ]),
  );

/** Copies earlier pictures into the build if they differ. Returns their names. */
function keepEarlier(prints: Readonly<Record<string, string>>, folder: string): readonly string[] {
  mkdirSync(`${DESK}/before`, { recursive: true });
  return Object.entries(prints).flatMap(([picture, print]) => {
    const file = join(folder, `${picture}.webp`);
    if (!existsSync(file) || printOf(file) === print) return [];
    copyFileSync(file, `${DESK}/before/${picture}.webp`);
    return [picture];
  });
}

const visit = (options: readonly string[], env: Record<string, string> = {}) =>
  run(
    'test-storybook',
    [
      '--url',
      server.url,
      '--index-json',
      `--maxWorkers=${WORKERS}`,
      ...(isSlow || hasCodes ? [`--testTimeout=${hasCodes ? 300_000 : 60_000}`] : []),
      ...options,
      ...passedOn,
    ],
    { ...browser, ...env },
  );

async function visitAll(): Promise<number> {
  const lines: string[] = [];
  let worst = 0;
  for (const [index, { theme, locale, width }] of combinations.entries()) {
    const started = Date.now();
    const code = await visit([], { STORY_COMBINATION: String(index) });
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
if (hasPictures) {
  writeFileSync(`${DESK}/texts.json`, JSON.stringify(readTexts()));
  const prints: Readonly<Record<string, string>> = readPrints();
  const earlier = before === undefined ? [] : keepEarlier(prints, before);
  writeFileSync(`${DESK}/pictures.json`, JSON.stringify({ prints, earlier }));
  const decided: Readonly<Record<string, { readonly print: string }>> = decisions;
  const changed = Object.keys(decided).filter((picture) => prints[picture] !== decided[picture]?.print);
  console.log(`${changed.length} pictures changed since their decision. They are at the path`);
  console.log(`?path=/story/canvas--states&args=screen:all;show:changed\n${changed.join('\n')}`);
  if (before !== undefined) {
    console.log(`${earlier.length} pictures differ from the earlier build. They are at the path`);
    console.log(`?path=/story/canvas--states&args=screen:all;show:earlier\n${earlier.join('\n')}`);
  }
}
server.close();
process.exit(code);
