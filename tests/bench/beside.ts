/**
 * `pnpm bench:beside --peer='name|page|folder|path|usable' …`: how long first visits of this console and of others
 * block, in one run. `folder` is a production build of the other, `path` its page, `usable` the selector of what is
 * waited for there, and `page` ours of the same kind, `/` or `/record`. `--no-build` takes the build that is there.
 */
import { parseArgs } from 'node:util';
import { createServerApi } from '@settlement/api-mocks/createServerApi';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { browserArguments, provideBrowser } from '#scripts/lib/browser.ts';
import { listen } from '#scripts/lib/listen.ts';
import { previewHandler } from '#scripts/lib/previewHandler.ts';
import { run } from '#scripts/lib/run.ts';
import { SLOWDOWN, desktop, median, observe, openPage, settle } from './visit.ts';

const PORT = 4380;
const VISITS = 5;
/**
 * The protocol that drives the browser wants the stack of each request, for which V8 parses the code again. A
 * visitor's browser does not: here, positions are kept when the code is compiled, for every console alike.
 */
const KEEPS_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

interface Target {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly usable: string;
  /** Ours of the same kind; undefined for ours. */
  readonly page?: string;
  /** Milliseconds of each visit. */
  readonly blocking: number[];
}

const ours: readonly Target[] = [
  { name: 'ours', path: '/', usable: '[role="slider"]' },
  { name: 'ours', path: '/record', usable: 'tbody [data-opener]' },
].map((target) => ({ ...target, origin: `http://localhost:${PORT}`, blocking: [] }));

async function serve(peer: string, index: number): Promise<Target> {
  const [name, page, folder, path, usable] = peer.split('|');
  if (!name || !page || !folder || !path || !usable) throw new Error(`--peer=${peer} has not five parts`);
  const port = PORT + 1 + index;
  await preview({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { outDir: '.' },
    preview: { port, strictPort: true },
  });
  return { name, page, path, usable, origin: `http://localhost:${port}`, blocking: [] };
}

async function visit(browser: Browser, { page: isPeer, origin, path, usable, blocking }: Target) {
  const page = isPeer
    ? await observe(await browser.newContext({ ...desktop, locale: 'en-US' }), SLOWDOWN)
    : await openPage(browser, origin, desktop);
  await page.goto(origin + path);
  await settle(page, usable);
  blocking.push(await page.evaluate(() => window.observed?.blocking ?? 0));
  await page.context().close();
}

function line({ name, page, path, blocking }: Target): string {
  const figures = `${median(blocking).toFixed(0)} (${Math.min(...blocking).toFixed(0)}–${Math.max(...blocking).toFixed(0)})`;
  const same = ours.find((target) => target.path === page);
  const ratio = same ? `ours to it ${(median(same.blocking) / median(blocking)).toFixed(2)}` : '';
  return `${name.padEnd(20)} ${path.padEnd(20)} ${figures.padEnd(20)} ${ratio}`;
}

const { values } = parseArgs({
  options: { peer: { type: 'string', multiple: true, default: [] }, 'no-build': { type: 'boolean' } },
});
if (!values['no-build']) {
  const built = await run('pnpm', ['--filter', '@settlement/console', 'build']);
  if (built !== 0) process.exit(built);
}
const targets = [...ours, ...(await Promise.all(values.peer.map(serve)))];
await listen(previewHandler('packages/console/dist', createServerApi({})), PORT);
const browser = await chromium.launch({
  executablePath: provideBrowser(),
  args: [...browserArguments(), KEEPS_POSITIONS],
});
// The first visit of a browser pays for what it keeps for the others.
for (const target of targets) await visit(browser, { ...target, blocking: [] });
for (let round = 0; round < VISITS; round += 1) {
  for (const target of targets) await visit(browser, target);
}
await browser.close();
console.log(`\nBlocking of first visits, ${SLOWDOWN}× CPU throttle, ms: median (range) of ${VISITS}`);
for (const target of targets) console.log(line(target));
process.exit(0);
