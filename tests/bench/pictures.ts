/**
 * `pnpm bench:pictures`: records what the main thread does on the first visit of a page, and draws it for
 * `docs/performance.md`. `--no-build` takes the build that is there.
 */
import { writeFileSync } from 'node:fs';
import { createServerApi } from '@settlement/api-mocks/createServerApi';
import { chromium } from 'playwright';
import type { BrowserContextOptions } from 'playwright';
import { browserArguments, provideBrowser } from '#scripts/lib/browser.ts';
import { listen } from '#scripts/lib/listen.ts';
import { previewHandler } from '#scripts/lib/previewHandler.ts';
import { run } from '#scripts/lib/run.ts';
import { type Lane, drawMainThread } from './drawMainThread.ts';
import { readMainThread, totalsOf } from './mainThread.ts';
import { SLOWDOWN, desktop, openPage, phone } from './visit.ts';

const PORT = 4394;
const FILE = 'docs/images/main-thread.svg';
const origin = `http://localhost:${PORT}`;
const visits: ReadonlyArray<readonly [string, string, string, BrowserContextOptions]> = [
  ['Sign-in', '/login', 'button:has-text("Google")', desktop],
  ['Dashboard', '/', '[role="slider"]', desktop],
  ['Payments', '/record', 'tbody [data-opener]', desktop],
  ['Payments, phone', '/m/record', 'main li a, main li button', phone],
];

if (!process.argv.includes('--no-build')) {
  const built = await run('pnpm', ['--filter', '@settlement/console', 'build']);
  if (built !== 0) process.exit(built);
}
const server = await listen(previewHandler('packages/console/dist', createServerApi({})), PORT);
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArguments() });
const lanes: Lane[] = [];
try {
  for (const [name, path, usable, device] of visits) {
    const page = await openPage(browser, origin, device);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'blink.user_timing'] });
    await page.goto(origin + path);
    await page.locator(usable).first().waitFor();
    await page.waitForLoadState('networkidle');
    const trace = JSON.parse((await browser.stopTracing()).toString());
    const lane = { name, ...readMainThread(trace.traceEvents) };
    lanes.push(lane);
    const totals = Object.entries(totalsOf(lane.stretches)).map(([kind, ms]) => `${kind} ${ms.toFixed(0)}`);
    console.log(`${name}: ${totals.join(', ')} ms; long tasks ${lane.longTasks.map(Math.round).join(', ')}`);
    await page.context().close();
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
writeFileSync(FILE, drawMainThread(lanes, `The main thread of a first visit, ${SLOWDOWN}× CPU throttle`));
console.log(FILE);
