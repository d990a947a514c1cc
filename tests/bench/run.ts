/** `pnpm bench`: what a visit weighs and how long it takes, at a quarter of this machine's speed. Fails nothing. */
import { spawn } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { browserArguments, provideBrowser } from '../../scripts/lib/browser.ts';
import { run } from '../../scripts/lib/run.ts';

const PORT = 4174;
const origin = `http://localhost:${PORT}`;
const SLOWDOWN = 4;

interface Visit {
  route: string;
  jsKb: number;
  cssKb: number;
  requests: number;
  usableMs: number;
  blockingMs: number;
  shift: number;
  heapMb: number;
}

interface Observed {
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    observed?: Observed;
  }
}

async function token(): Promise<string> {
  const response = await fetch(`${origin}/api/v1/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ google_auth_code: 'mock:authorised' }),
  });
  const answer: { data: { token: string } } = await response.json();
  return answer.data.token;
}

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  const value = await token();
  await page.addInitScript((stored) => {
    if (!location.pathname.endsWith('/login')) localStorage.setItem('token', stored);
    const observed = { blocking: 0, shift: 0 };
    window.observed = observed;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) observed.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') observed.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, value);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function visit(browser: Browser, route: string, usable: string): Promise<Visit> {
  const page = await open(browser);
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
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  const observed = await page.evaluate(() => window.observed ?? { blocking: 0, shift: 0 });
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
    blockingMs: observed.blocking,
    shift: observed.shift,
    heapMb: usedSize / 1e6,
  };
}

/** From the press to the paint that follows it, the median of some turns of the page. */
async function pageTurn(browser: Browser): Promise<number> {
  const page = await open(browser);
  await page.goto(`${origin}/record`);
  await page
    .getByRole('button', { name: /^Open payment/ })
    .first()
    .waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    times.push(
      await page.evaluate(async () => {
        const button = document.querySelector<HTMLElement>('nav [aria-label="Next page"]');
        const from = performance.now();
        button?.click();
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
        return performance.now() - from;
      }),
    );
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return times.toSorted((a, b) => a - b)[3] ?? 0;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

await run('pnpm', ['--filter', '@settlement/console', 'build']);
const server = spawn('node', ['scripts/preview.ts'], {
  env: { ...process.env, PORT: String(PORT), QUIET: '1' },
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArguments() });
try {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`${origin}/config.json`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((again) => {
      setTimeout(again, 100);
    });
  }
  const visits = [
    await visit(browser, '/login', 'button:has-text("Google")'),
    await visit(browser, '/', '[role="slider"]'),
    await visit(browser, '/record', 'tbody [data-opener]'),
  ];
  print(`\nFirst visit, ${SLOWDOWN}× CPU throttle`);
  print('route      JS gz kB  CSS gz kB  requests  usable ms  blocking ms  shift   heap MB');
  for (const one of visits) {
    print(
      [
        one.route.padEnd(9),
        one.jsKb.toFixed(1).padStart(9),
        one.cssKb.toFixed(1).padStart(10),
        String(one.requests).padStart(9),
        one.usableMs.toFixed(0).padStart(10),
        one.blockingMs.toFixed(0).padStart(12),
        one.shift.toFixed(3).padStart(6),
        one.heapMb.toFixed(1).padStart(9),
      ].join(' '),
    );
  }
  print(`\nNext page of 20 rows, press to paint: ${(await pageTurn(browser)).toFixed(0)} ms (median of 7)\n`);
} finally {
  await browser.close();
  server.kill();
}
await run('node', ['packages/api-mocks/bench/calls.ts']);
