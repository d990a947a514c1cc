import type { Browser, Page } from 'playwright';
import { listen } from '#scripts/lib/listen.ts';
import { staticHandler } from '#scripts/lib/staticHandler.ts';
import { median } from './visit.ts';

const PORT = 6012;
const TIMES = 5;
const WELCOME = 'welcome--welcome';
const SCREEN = 'screens-withdraw-withdraw--default';
const NEXT = 'screens-withdraw-withdraw--withdrawals-paused';

/** Whether the preview has drawn the story and led it to its state. */
const isShown = async (page: Page, id: string) =>
  page.waitForFunction((storyId) => {
    const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentWindow;
    const render = frame && Reflect.get(frame, '__STORYBOOK_PREVIEW__')?.currentRender;
    // While axe looks, a reader can read already.
    return render?.id === storyId && ['completed', 'afterEach', 'finished'].includes(render?.phase);
  }, id);

async function timed(page: Page, act: () => Promise<unknown>, id: string): Promise<number> {
  const started = performance.now();
  await act();
  await isShown(page, id);
  return performance.now() - started;
}

/** Nothing is cached yet. */
async function inFreshBrowser<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
  });
  const result = await visit(await context.newPage());
  await context.close();
  return result;
}

/** The static build of Storybook as a reader opens it for the first time, at this machine's speed. */
export async function measureStorybook(browser: Browser): Promise<ReadonlyArray<readonly [string, number]>> {
  const server = await listen(staticHandler({ root: 'storybook-static' }), PORT);
  const welcome: number[] = [];
  const opened: number[] = [];
  const next: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    welcome.push(await inFreshBrowser(browser, (page) => timed(page, () => page.goto('/'), WELCOME)));
    await inFreshBrowser(browser, async (page) => {
      opened.push(await timed(page, () => page.goto(`/?path=/story/${SCREEN}`), SCREEN));
      next.push(await timed(page, () => page.locator(`#${NEXT}`).click(), NEXT));
    });
  }
  server.close();
  server.closeAllConnections();
  return [
    ['Storybook: the first page, first visit', median(welcome)],
    ['Storybook: a screen by its address, first visit', median(opened)],
    ['Storybook: the next story of a screen', median(next)],
  ];
}
