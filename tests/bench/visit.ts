import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** A device whose processor is this many times slower than this machine's. */
export const SLOWDOWN = 4;

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export interface Visit {
  route: string;
  /** kB, gzip level 9. */
  jsKb: number;
  cssKb: number;
  requests: number;
  /** Milliseconds from navigation until the content is there. */
  usableMs: number;
  /** Milliseconds by which long tasks exceed 50 ms. */
  blockingMs: number;
  /** Cumulative layout shift. */
  shift: number;
  heapMb: number;
}

interface Observed {
  blocking: number;
  /** When the last long task ended, in milliseconds from navigation. */
  busyUntil: number;
  shift: number;
  /** Milliseconds from an input to the paint after it, in the order in which they happened. */
  interactions: number[];
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

declare global {
  interface Window {
    observed?: Observed;
  }
}

async function token(origin: string, merchant: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ google_auth_code: `mock:${merchant}` }),
  });
  const answer: { data: { token: string } } = await response.json();
  return answer.data.token;
}

/** A new page, slowed down, that observes itself. */
export async function observe(context: BrowserContext, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const observed: Observed = { blocking: 0, busyUntil: 0, shift: 0, interactions: [] };
    window.observed = observed;
    // Not in the types of the DOM yet.
    const events: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        observed.blocking += Math.max(0, duration - 50);
        observed.busyUntil = startTime + duration;
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') observed.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) observed.interactions.push(entry.duration);
      }
    }).observe(events);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** A page of its own, signed in, slowed down and observed. */
export async function openPage(
  browser: Browser,
  origin: string,
  device: BrowserContextOptions,
  merchant = 'authorised',
  slowdown = SLOWDOWN,
): Promise<Page> {
  const context = await browser.newContext({ ...device, locale: 'en-US' });
  await context.addInitScript(
    (stored) => {
      if (!location.pathname.endsWith('/login')) localStorage.setItem('token', stored);
    },
    await token(origin, merchant),
  );
  return observe(context, slowdown);
}

/** Everything is drawn when no task has been long for so many milliseconds. */
const DRAWN_MS = 1000;

/** Waits until the content is there, the network quiet, and everything drawn. */
export async function settle(page: Page, usable: string): Promise<void> {
  await page.locator(usable).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (quiet) => performance.now() - (window.observed?.busyUntil ?? 0) > quiet,
    DRAWN_MS,
  );
}

/** What a route is visited with, where it isn't a fast network and the usual slowdown. */
export interface Conditions {
  readonly merchant?: string;
  readonly slowdown?: number;
  /** As the developer tools of Chromium define "Slow 3G": 400 kbit/s and 2 s to an answer. */
  readonly isSlow3g?: boolean;
}

const slow3g = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
} as const;

/** A first visit of a route until it is usable, and what it fetched until the network is quiet. */
export async function visit(
  browser: Browser,
  origin: string,
  route: string,
  usable: string,
  device: BrowserContextOptions,
  { merchant, slowdown, isSlow3g = false }: Conditions = {},
): Promise<Visit> {
  const page = await openPage(browser, origin, device, merchant, slowdown);
  if (isSlow3g) {
    page.setDefaultTimeout(180_000);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', slow3g);
  }
  let js = 0;
  let css = 0;
  let requests = 0;
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (!protocol.startsWith('http') || pathname.startsWith('/api/') || pathname.startsWith('/__mock/'))
      return;
    requests += 1;
    const isScript = pathname.endsWith('.js');
    if (!isScript && !pathname.endsWith('.css')) return;
    const add = async () => {
      const size = gzipSync(await response.body(), { level: 9 }).length / 1000;
      if (isScript) js += size;
      else css += size;
    };
    bodies.push(add());
  });
  const started = performance.now();
  await page.goto(origin + route);
  await page.locator(usable).first().waitFor();
  const usableMs = performance.now() - started;
  await settle(page, usable);
  await Promise.all(bodies);
  const observed = await page.evaluate(() => window.observed);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.context().close();
  return {
    route,
    jsKb: js,
    cssKb: css,
    requests,
    usableMs,
    blockingMs: observed?.blocking ?? 0,
    shift: observed?.shift ?? 0,
    heapMb: usedSize / 1e6,
  };
}

/** The median of each figure of some visits, one after the other; of the layout shift the highest. */
export async function medianOf(times: number, once: () => Promise<Visit>): Promise<Visit> {
  const first = await once();
  const visits = [first];
  while (visits.length < times) visits.push(await once());
  const of = (figure: Exclude<keyof Visit, 'route'>) => median(visits.map((one) => one[figure]));
  return {
    route: first.route,
    jsKb: of('jsKb'),
    cssKb: of('cssKb'),
    requests: of('requests'),
    usableMs: of('usableMs'),
    blockingMs: of('blockingMs'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    heapMb: of('heapMb'),
  };
}
