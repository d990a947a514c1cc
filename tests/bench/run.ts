/**
 * `pnpm bench`: measures page visits, interactions and large data with a slowed-down processor, and Storybook
 * and exports at full speed. Prints each figure with its ratio to `baseline.json`. Slower figures aren't errors.
 *
 * - `--no-build`: uses the existing build
 * - `--accept`: saves the figures as the baseline
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { accessTo, addressOf, pagePaths } from '#console/lib/address/pages.ts';
import { launchBrowser } from '#scripts/lib/browser.ts';
import { serveFolder, untilServed } from '#scripts/lib/listen.ts';
import { provideBuild } from '#scripts/lib/run.ts';

const PORT = 4174;
/** The names of figures contain this port, so that they can be compared with the baseline. */
const BARE_PORT = 6013;
const origin = `http://localhost:${PORT}`;
const SLOWDOWN = 4;
const TIMES = 5;
/** The milliseconds without a long task after which rendering counts as complete. */
const DRAWN_MS = 1000;
const ASSETS = 1000;
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** "Slow 3G" of Chromium's developer tools: 400 kbit/s and 2 s of latency. */
const slow3g = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const { accept: isAccepted } = parseArgs({
  options: { accept: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
}).values;

const print = (line: string) => process.stdout.write(`${line}\n`);
const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
const median = (values: readonly number[]) => quantile(values, 0.5);

const baseline = 'tests/bench/baseline.json';
const committed: Record<string, number> = JSON.parse(readFileSync(baseline, 'utf8'));
const figures: Record<string, number> = {};
function figure(name: string, value: number, digits = value < 100 ? 1 : 0): string {
  figures[name] = Math.round(value * 1000) / 1000;
  const before = committed[name];
  const ratio =
    before === undefined
      ? 'new'
      : value === before
        ? '='
        : before === 0
          ? '↑'
          : `×${(value / before).toFixed(2)}`;
  return `${value.toFixed(digits).padStart(7)} ${ratio.padEnd(6)}`;
}
const show = (name: string, value: number) => print(`${name.padEnd(56)} ${figure(name, value)}`);

interface Observed {
  /** The total time by which long tasks exceed 50 ms, in milliseconds. */
  blocking: number;
  /** The end of the last long task, in milliseconds after the navigation started. */
  busyUntil: number;
  shift: number;
  /** The milliseconds from each input to the next paint, if at least 16. */
  interactions: number[];
}
declare global {
  interface Window {
    observed?: Observed;
  }
}

await provideBuild('console', process.argv);
await provideBuild('storybook', process.argv);
const server = spawn('node', ['scripts/preview.ts'], {
  env: { ...process.env, PORT: String(PORT), QUIET: '1' },
  stdio: 'ignore',
});
const browser = await launchBrowser();

async function tokenOf(merchant: string): Promise<string> {
  const body = JSON.stringify({ google_auth_code: `mock:${merchant}` });
  const response = await fetch(`${origin}/api/v1/public/login`, { method: 'POST', body });
  const { data }: { data: { token: string } } = await response.json();
  return data.token;
}

async function openPage(
  device: BrowserContextOptions,
  merchant = 'authorised',
  rate = SLOWDOWN,
): Promise<Page> {
  const context = await browser.newContext({ ...device, locale: 'en-US' });
  await context.addInitScript(
    (token) => {
      if (!location.pathname.endsWith('/login')) localStorage.setItem('token', token);
    },
    await tokenOf(merchant),
  );
  const page = await context.newPage();
  await page.addInitScript(() => {
    const observed: Observed = { blocking: 0, busyUntil: 0, shift: 0, interactions: [] };
    window.observed = observed;
    const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
      // TypeScript's DOM types don't contain `durationThreshold`.
      const options: PerformanceObserverInit & { durationThreshold: number } = {
        type,
        buffered: true,
        durationThreshold: 16,
      };
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
    };
    observe('longtask', ({ startTime, duration }) => {
      observed.blocking += Math.max(0, duration - 50);
      observed.busyUntil = startTime + duration;
    });
    observe('layout-shift', (entry) => {
      if ('value' in entry && typeof entry.value === 'number') observed.shift += entry.value;
    });
    observe('event', (entry) => {
      if ('interactionId' in entry && entry.interactionId) observed.interactions.push(entry.duration);
    });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

async function timed(page: Page, path: string, usable: string): Promise<number> {
  const started = performance.now();
  await page.goto(new URL(path, origin).href);
  await page.locator(usable).first().waitFor();
  const took = performance.now() - started;
  await page.waitForLoadState('networkidle');
  return took;
}

async function visit(path: string, usable: string, device: BrowserContextOptions, merchant?: string) {
  const page = await openPage(device, merchant);
  const kb = { js: 0, css: 0 };
  let requests = 0;
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (!protocol.startsWith('http') || /^\/(api|__mock)\//.test(pathname)) return;
    requests += 1;
    const kind = /\.(js|css)$/.exec(pathname)?.[1];
    if (kind !== 'js' && kind !== 'css') return;
    const add = async () => {
      const size = gzipSync(await response.body(), { level: 9 }).length / 1000;
      kb[kind] += size;
    };
    bodies.push(add());
  });
  const usableMs = await timed(page, path, usable);
  await page.waitForFunction(
    (quiet) => performance.now() - (window.observed?.busyUntil ?? 0) > quiet,
    DRAWN_MS,
  );
  await Promise.all(bodies);
  const { blocking = 0, shift = 0 } = (await page.evaluate(() => window.observed)) ?? {};
  const heap = await heapMb(page);
  await page.context().close();
  return { ...kb, requests, usable: usableMs, blocking, shift, heap };
}
type Visit = Awaited<ReturnType<typeof visit>>;

const digits: Record<keyof Visit, number> = {
  js: 1,
  css: 1,
  requests: 0,
  usable: 0,
  blocking: 0,
  shift: 3,
  heap: 1,
};
const columns = ['js', 'css', 'requests', 'usable', 'blocking', 'shift', 'heap'] as const;

async function showVisits(
  path: string,
  usable: string,
  device: BrowserContextOptions,
  times: number,
  who?: string,
) {
  const visits: Visit[] = [];
  while (visits.length < times) visits.push(await visit(path, usable, device, who));
  const name = `${path} ${device === desktop ? 'desktop' : 'phone'}`;
  const cells = columns.map((column) =>
    figure(`${name} ${column}`, median(visits.map((one) => one[column])), digits[column]),
  );
  print([name.padEnd(32), ...cells].join(' '));
}

/**
 * Measures a visit to a page with as many rows and controls as a console page, but without the console's code
 * and styles. Shows the blocking time of the console page as a multiple of this page's.
 */
async function showBareVisit(name: string, path: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'bare-'));
  await build({
    entryPoints: ['tests/bench/bare.tsx'],
    outfile: join(root, 'bare.js'),
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  writeFileSync(join(root, 'index.html'), '<div id="root"></div><script src="/bare.js"></script>');
  const bare = await serveFolder(root, BARE_PORT);
  await showVisits(`${bare}/?${name}`, 'main', desktop, TIMES);
  rmSync(root, { recursive: true });
  const blocking = (page: string) => figures[`${page} desktop blocking`] ?? Number.NaN;
  show(`${path} desktop, blocking ÷ bare page`, blocking(path) / blocking(`${bare}/?${name}`));
}

async function showSlowVisit(path: string, usable: string): Promise<void> {
  const page = await openPage(phone, 'authorised', 6);
  page.setDefaultTimeout(180_000);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', slow3g);
  show(`slow 3G, ${path}, ms until it is usable`, await timed(page, path, usable));
  await page.context().close();
}

async function pressesOf(page: Page, button: Locator, opened: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    await page.evaluate(() => window.observed?.interactions.splice(0));
    await button.press('ArrowDown');
    await page.locator(opened).first().waitFor();
    await page.evaluate(
      () =>
        new Promise<void>((painted) => {
          requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => painted()), 100));
        }),
    );
    times.push(await page.evaluate(() => Math.max(0, ...(window.observed?.interactions ?? []))));
    await page.keyboard.press('Escape');
    await page.locator(opened).first().waitFor({ state: 'hidden' });
  }
  return times;
}

async function showInteractions(): Promise<void> {
  for (const [name, button, opened] of [
    ['select', 'main :is([aria-haspopup="listbox"], [role="combobox"]) >> nth=0', '[role="listbox"]:visible'],
    ['menu', 'header [aria-haspopup="menu"], header [aria-haspopup="true"]', '[role="menu"]:visible'],
  ] as const) {
    const times: (readonly number[])[] = [];
    while (times.length < TIMES) {
      const page = await openPage(desktop);
      await timed(page, '/record', 'tbody [data-opener]');
      times.push(await pressesOf(page, page.locator(button).last(), opened));
      await page.context().close();
    }
    show(`open a ${name}, first`, median(times.map(([first = Number.NaN]) => first)));
    show(`open a ${name}, median`, median(times.flat()));
  }
  const page = await openPage(desktop);
  for (const rows of [20, 100]) {
    await timed(page, `/record?pageSize=${rows}`, 'tbody [data-opener]');
    const times: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const took = await page.evaluate(async () => {
        const from = performance.now();
        document.querySelector<HTMLElement>('nav [aria-label="Next page"]')?.click();
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
        return performance.now() - from;
      });
      times.push(took);
      await page.waitForLoadState('networkidle');
    }
    show(`next page of ${rows} rows, press to paint`, median(times));
  }
  await page.context().close();
}

/**
 * Measures pages of a merchant with 200,000 payments and 10,000 notifications, and of a merchant with 1,000
 * tokens.
 */
async function showLargeData(): Promise<void> {
  const rich = await openPage(desktop, 'rich');
  for (const [name, path] of [
    ['first page', '/record'],
    ['page 10,000', '/record?current=10000'],
  ] as const)
    show(`200,000 payments, ${name}, ms until it is shown`, await timed(rich, path, 'tbody [data-opener]'));
  const before = await heapMb(rich);
  await rich
    .getByRole('button', { name: /notifications/i })
    .first()
    .click();
  const dialog = rich.getByRole('dialog');
  const rows = dialog.locator('[data-index], li, [role="row"], [role="listitem"]');
  await rows.first().waitFor();
  let most = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    await dialog.hover();
    await rich.mouse.wheel(0, 4000);
    await rich.evaluate(() => new Promise((painted) => requestAnimationFrame(() => painted(undefined))));
    most = Math.max(most, await rows.count());
  }
  show('10,000 notifications, most rows at once', most);
  show('10,000 notifications, MB more heap after scrolling', (await heapMb(rich)) - before);
  await rich.context().close();

  const wide = await openPage(desktop);
  wide.setDefaultTimeout(120_000);
  await wide.route('**/statistics/assets*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const { list } = json.data;
    json.data.list = Array.from({ length: ASSETS }, (_, index) => {
      const { token, id, subset, ...asset } = structuredClone(list[index % list.length]);
      const own = { token: `${token}${index}`, id: `${id}${index}` };
      const parts = subset.map((part: { id: string }) => ({ ...part, ...own, id: `${part.id}${index}` }));
      return { ...asset, ...own, subset: parts };
    });
    await route.fulfill({ response, json });
  });
  show('1,000 tokens, ms until it is shown', await timed(wide, '/property', 'tbody tr:nth-child(2)'));
  show('1,000 tokens, MB heap', await heapMb(wide));
  await wide.context().close();
}

async function showStorybook(): Promise<void> {
  const storybook = await serveFolder('storybook-static');
  const times: Record<'welcome' | 'screen' | 'next', number[]> = { welcome: [], screen: [], next: [] };
  const [screen, next] = ['default', 'withdrawals-paused'].map((one) => `screens-withdraw-withdraw--${one}`);
  const until = async (page: Page, id: string | undefined, act: () => Promise<unknown>) => {
    const started = performance.now();
    await act();
    await page.waitForFunction((story) => {
      const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentWindow;
      const render = frame && Reflect.get(frame, '__STORYBOOK_PREVIEW__')?.currentRender;
      return render?.id === story && ['completed', 'afterEach', 'finished'].includes(render?.phase);
    }, id);
    return performance.now() - started;
  };
  for (let time = 0; time < TIMES; time += 1) {
    for (const part of ['welcome', 'screen'] as const) {
      const context = await browser.newContext({ ...desktop, baseURL: storybook });
      const page = await context.newPage();
      const [id, path] = part === 'welcome' ? ['welcome--welcome', '/'] : [screen, `/?path=/story/${screen}`];
      times[part].push(await until(page, id, () => page.goto(path)));
      if (part === 'screen') times.next.push(await until(page, next, () => page.locator(`#${next}`).click()));
      await context.close();
    }
  }
  show('Storybook: the first page, first visit', median(times.welcome));
  show('Storybook: a screen by its address, first visit', median(times.screen));
  show('Storybook: the next story of a screen', median(times.next));
}

/**
 * Returns the current memory (`VmRSS`) or the peak memory (`VmHWM`) of the server in MiB. Returns 0 on
 * systems other than Linux.
 */
function memoryOf(name: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${server.pid ?? 0}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/**
 * Measures an export, and other calls while it runs. Each of these calls starts 10 ms after the previous
 * response.
 */
async function showExport(merchant: string, format: string): Promise<void> {
  const headers = { 'x-token': await tokenOf(merchant), 'x-download': '1' };
  const memory = memoryOf('VmRSS');
  const others: number[] = [];
  const exported = new AbortController();
  const calling = (async () => {
    while (!exported.signal.aborted) {
      const from = performance.now();
      await (await fetch(`${origin}/api/v1/user/info`, { headers })).text();
      others.push(performance.now() - from);
      await pause(10);
    }
  })();
  const from = performance.now();
  const response = await fetch(`${origin}/api/v1/transactions/list?format=${format}`, { headers });
  let first = 0;
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    first ||= performance.now() - from;
    bytes += chunk.byteLength;
  }
  const took = performance.now() - from;
  exported.abort();
  await calling;
  const more = memoryOf('VmHWM') - memory;
  print(
    `\nExport of ${merchant} as ${format}: ${(bytes / 1e6).toFixed(1)} MB, ${more.toFixed(0)} MB more memory`,
  );
  const name = `export of ${merchant} as ${format}`;
  show(`${name}, ms to the first byte`, first);
  show(`${name}, ms in all`, took);
  show(`${name}, ms of other calls, p50`, median(others));
  show(`${name}, ms of other calls, p99`, quantile(others, 0.99));
}

async function measure(): Promise<void> {
  print(`\nFirst visit, ${SLOWDOWN}× CPU throttle\n${''.padEnd(32)}   ${columns.join('         ')}`);
  for (const [route, usable, phoneUsable] of [
    ['/login', 'button:has-text("Google")', 'button:has-text("Google")'],
    ['/', '[role="slider"]', 'main h2'],
    ['/record', 'tbody [data-opener]', 'main li a, main li button'],
  ] as const) {
    await showVisits(route, usable, desktop, TIMES);
    await showVisits(route, phoneUsable, phone, TIMES);
  }
  await showBareVisit('dashboard', '/');
  await showBareVisit('payments', '/record');
  for (const page of pagePaths.filter((path) => path !== '/' && path !== '/record')) {
    const merchant = accessTo(page) === 'permission' ? 'fresh' : 'authorised';
    await showVisits(page, 'main h1, main h2', desktop, 1, merchant);
    await showVisits(addressOf(page, 'mobile'), 'main h1, main h2', phone, 1, merchant);
  }
  print('\nFirst visit of a phone on slow 3G with 6× CPU throttle');
  await showSlowVisit('/m/login', 'button:has-text("Google")');
  await showSlowVisit('/m/', 'main h2');
  await showSlowVisit('/m/record', 'main li a, main li button');
  print(`\nInteractions on /record, ${SLOWDOWN}× CPU throttle, milliseconds`);
  await showInteractions();
  print(`\nLarge data, ${SLOWDOWN}× CPU throttle`);
  await showLargeData();
  print('\nStorybook, no throttle, milliseconds');
  await showStorybook();
  for (const merchant of ['authorised', 'rich'])
    for (const format of ['xlsx', 'csv']) await showExport(merchant, format);
}

try {
  await untilServed(`${origin}/config.json`);
  await measure();
} finally {
  await browser.close();
  server.kill();
}
if (isAccepted) writeFileSync(baseline, `${JSON.stringify(figures, null, 2)}\n`);
