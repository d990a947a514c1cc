/**
 * `pnpm bench`: what a visit weighs and how long it takes, at a quarter of this machine's speed, each figure with its
 * ratio to the one in `baseline.json`; then how fast the bank answers and exports. Fails nothing. `--no-build` takes the
 * build that is there, `--origin=http://…` a console that is served already; `--accept` writes the baseline.
 */
import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { browserArguments, provideBrowser } from '#scripts/lib/browser.ts';
import { run } from '#scripts/lib/run.ts';
import { accessTo, addressOf, pagePaths } from '#console/lib/pages.ts';
import { type Figures, accept, beside } from './baseline.ts';
import { measureInteractions } from './interactions.ts';
import { measureLargeData } from './largeData.ts';
import { measureStorybook } from './storybook.ts';
import { SLOWDOWN, desktop, medianOf, phone, visit } from './visit.ts';
import type { Visit } from './visit.ts';

const PORT = 4174;
/** Visits of the pages that the bars are about; of the others one. */
const TIMES = 5;
const args = process.argv.slice(2);
const served = args.find((argument) => argument.startsWith('--origin='))?.slice('--origin='.length);
const origin = served ?? `http://localhost:${PORT}`;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function isUp(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`${origin}/config.json`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((again) => {
      setTimeout(again, 100);
    });
  }
}

const figures: Figures = {};
/** Keeps a figure and says it beside the committed one. */
const figure = (name: string, value: number, digits = 0) => {
  figures[name] = value;
  return beside(name, value, digits);
};

const row = (one: Visit, device: string) => {
  const name = `${one.route} ${device}`;
  return [
    name.padEnd(32),
    figure(`${name} js`, one.jsKb, 1),
    figure(`${name} css`, one.cssKb, 1),
    figure(`${name} requests`, one.requests),
    figure(`${name} usable`, one.usableMs),
    figure(`${name} blocking`, one.blockingMs),
    figure(`${name} shift`, one.shift, 3),
    figure(`${name} heap`, one.heapMb, 1),
  ].join(' ');
};
const table = (rows: ReadonlyArray<readonly [string, number]>) => {
  for (const [name, value] of rows) print(`${name.padEnd(52)} ${figure(name, value, value < 100 ? 1 : 0)}`);
};
const heads =
  '  JS gz kB       CSS gz kB      requests       usable ms      blocking ms    shift          heap MB';

if (!served && !args.includes('--no-build')) {
  await run('pnpm', ['--filter', '@settlement/console', 'build']);
  await run('pnpm', ['storybook:build']);
}
const server = served
  ? undefined
  : spawn('node', ['scripts/preview.ts'], {
      env: { ...process.env, PORT: String(PORT), QUIET: '1' },
      stdio: 'ignore',
    });
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArguments() });
try {
  await isUp();
  print(`\nFirst visit, ${SLOWDOWN}× CPU throttle`);
  print(`${' '.repeat(32)}${heads}`);
  for (const [route, usable, phoneUsable] of [
    ['/login', 'button:has-text("Google")', 'button:has-text("Google")'],
    ['/', '[role="slider"]', 'main h2'],
    ['/record', 'tbody [data-opener]', 'main li a, main li button'],
  ] as const) {
    const often = (selector: string, device: typeof desktop) =>
      medianOf(TIMES, () => visit(browser, origin, route, selector, device));
    print(row(await often(usable, desktop), 'desktop'));
    print(row(await often(phoneUsable, phone), 'phone'));
  }
  for (const page of pagePaths.filter((path) => path !== '/' && path !== '/record')) {
    const merchant = accessTo(page) === 'permission' ? 'fresh' : 'authorised';
    const one = (path: string, device: typeof desktop) =>
      visit(browser, origin, path, 'main h1, main h2', device, { merchant });
    print(row(await one(page, desktop), 'desktop'));
    print(row(await one(addressOf(page, 'mobile'), phone), 'phone'));
  }
  print('\nFirst visit of a phone on slow 3G with 6× CPU throttle');
  for (const [route, usable] of [
    ['/m/login', 'button:has-text("Google")'],
    ['/m/', 'main h2'],
    ['/m/record', 'main li a, main li button'],
  ] as const) {
    const slow = await visit(browser, origin, route, usable, phone, { slowdown: 6, isSlow3g: true });
    table([[`slow 3G, ${route}, ms until it is usable`, slow.usableMs]]);
  }
  print(`\nInteractions on /record, ${SLOWDOWN}× CPU throttle, milliseconds`);
  table(await measureInteractions(browser, origin));
  print(`\nLarge data, ${SLOWDOWN}× CPU throttle`);
  table(await measureLargeData(browser, origin));
  if (!served) {
    print('\nStorybook, no throttle, milliseconds');
    table(await measureStorybook(browser));
  }
} finally {
  await browser.close();
  server?.kill();
}
if (args.includes('--accept')) accept(figures);
if (!served) {
  await run('node', ['packages/api-mocks/bench/calls.ts']);
  await run('node', ['packages/api-mocks/bench/exports.ts']);
}
