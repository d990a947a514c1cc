/**
 * Checks the HTML of all component stories and of each screen's Default story with the Nu HTML checker.
 * Prints the errors by rule. Fails for errors that aren't in `accepted`. Not part of `pnpm test`, because
 * it downloads the checker and needs Java.
 *
 * - `--no-build`: uses the existing Storybook
 * - other arguments: parts of story IDs
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { launchBrowser } from '#scripts/lib/browser.ts';
import { serveFolder } from '#scripts/lib/listen.ts';
import { provideBuild } from '#scripts/lib/run.ts';

const checker = { 'vnu-jar': '26.9.27' };
const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/markup');

const accepted: readonly (readonly [reason: string, message: RegExp, extract?: RegExp])[] = [
  [
    'React Aria renders a disabled link as a span with its URL.',
    /“href” not allowed on element “span”/,
    /aria-disabled="true"/,
  ],
  [
    'React Aria: a search in the page opens the panel, which removes both attributes.',
    /“aria-hidden” with value “true” must not be specified on elements with “hidden”/,
    /DisclosurePanel/,
  ],
  [
    'React Aria writes empty attributes on the thumb of a slider. Browsers ignore them.',
    /“aria-d(etails|escribedby)” on element “input”/,
    /aria-valuetext/,
  ],
  ['React Aria detaches the hidden input of a date from its form with an empty ID.', /“form”/, /type="date"/],
  [
    'SVG 2 allows it on every shape. The checker only supports SVG 1.1.',
    /“pathLength” not allowed on element “circle”/,
  ],
];

interface Message {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

const reasonOf = ({ message, extract = '' }: Message) =>
  accepted.find(([, rule, element]) => rule.test(message) && (element?.test(extract) ?? true))?.[0];

async function htmlOf(page: Page, story: string): Promise<string> {
  await page.goto(`/iframe.html?id=${story}&viewMode=story&embed=true&globals=shell:off`);
  await page.waitForSelector('#storybook-root > *, [role$="dialog"]', { state: 'attached', timeout: 20_000 });
  // A screen that polls is never idle, and a story of a loading state stays busy. Therefore, the waits end
  // without an error.
  const patient = { timeout: 3000 };
  await page.waitForLoadState('networkidle', patient).catch(() => undefined);
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, patient)
    .catch(() => undefined);
  return page.evaluate(() => {
    const own = 'body > [class^="sb-"], body > script, body style, #storybook-docs';
    for (const element of document.querySelectorAll(own)) element.remove();
    const { lang } = document.documentElement;
    return `<!doctype html><html lang="${lang}"><head><title>Story</title></head>${document.body.outerHTML}</html>`;
  });
}

const args = process.argv.slice(2);
const parts = args.filter((argument) => !argument.startsWith('--'));
const folder = join(root, 'storybook-static');
await provideBuild('storybook', args);
const pages = join(cache, 'pages');
rmSync(pages, { recursive: true, force: true });
mkdirSync(pages, { recursive: true });
writeFileSync(join(cache, 'package.json'), JSON.stringify({ private: true, dependencies: checker }));
execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: cache,
  stdio: 'inherit',
});

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}
const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(join(folder, 'index.json'), 'utf8'),
);
const stories = Object.values(index.entries).filter(
  ({ id, type, title, name }) =>
    type === 'story' &&
    (title.startsWith('Components/') || (title.startsWith('Screens/') && name === 'Default')) &&
    (parts.length === 0 || parts.some((part) => id.includes(part))),
);

const baseURL = await serveFolder(folder);
const browser = await launchBrowser();
const queue = [...stories];
await Promise.all(
  [0, 1].map(async () => {
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', bypassCSP: true });
    for (let story = queue.shift(); story; story = queue.shift()) {
      const isMobile = /\bMobile\b/.test(story.title);
      await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 });
      writeFileSync(join(pages, `${story.id}.html`), await htmlOf(page, story.id));
    }
  }),
);
await browser.close();

const jar = join(cache, 'node_modules/vnu-jar/build/dist/vnu.jar');
const { error, stderr } = spawnSync(
  'java',
  ['-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', pages],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'ignore', 'pipe'] },
);
if (error) throw error;
const { messages }: { readonly messages: readonly Message[] } = JSON.parse(stderr);
const errors = messages.filter(({ type }) => type === 'error');
const wrong = errors.filter((one) => reasonOf(one) === undefined);
for (const { url, message, extract = '' } of wrong)
  console.log(`${basename(url, '.html')}: ${message}\n  ${extract.replace(/\s+/g, ' ').slice(0, 200)}`);
for (const [reason, found] of Map.groupBy(errors, reasonOf))
  if (reason !== undefined) console.log(`${String(found.length).padStart(5)} accepted: ${reason}`);
console.log(`${stories.length} stories, ${wrong.length} errors`);
process.exit(wrong.length === 0 ? 0 : 1);
