import type { Browser, Locator, Page } from 'playwright';
import { desktop, openPage } from './visit.ts';

const TURNS = 7;
const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** From the input to the paint after it (Event Timing, in steps of 8 ms); 0 when under 16 ms. */
async function interaction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    if (window.observed) window.observed.interactions = [];
  });
  await act();
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => painted()), 100));
      }),
  );
  return page.evaluate(() => Math.max(0, ...(window.observed?.interactions ?? [])));
}

/** Opens what a button opens, some times, by its key. @returns milliseconds, the first time and the median of all */
async function opening(page: Page, button: Locator, opened: string): Promise<[number, number]> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.push(
      await interaction(page, async () => {
        await button.press('ArrowDown');
        await page.locator(opened).first().waitFor();
      }),
    );
    await page.keyboard.press('Escape');
    await page.locator(opened).first().waitFor({ state: 'hidden' });
  }
  return [times[0] ?? 0, median(times)];
}

/** From the press to the paint that follows it, the median of some turns of the page of a list. */
async function pageTurn(page: Page): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
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
  return median(times);
}

/** What people wait for most often on a list; milliseconds by name. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
): Promise<ReadonlyArray<readonly [string, number]>> {
  const measured: Array<readonly [string, number]> = [];
  const page = await openPage(browser, origin, desktop);
  const list = async (query: string) => {
    await page.goto(`${origin}/record${query}`);
    await page.locator('tbody [data-opener]').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  await list('');
  const [select, selectAgain] = await opening(
    page,
    page.locator('main :is([aria-haspopup="listbox"], [role="combobox"])').first(),
    '[role="listbox"]:visible',
  );
  const [menu, menuAgain] = await opening(
    page,
    page.locator('header [aria-haspopup="menu"], header [aria-haspopup="true"]').last(),
    '[role="menu"]:visible',
  );
  measured.push(['open a select, first', select], ['open a select, median', selectAgain]);
  measured.push(['open a menu, first', menu], ['open a menu, median', menuAgain]);
  await list('');
  measured.push(['next page of 20 rows, press to paint', await pageTurn(page)]);
  await list('?pageSize=100');
  measured.push(['next page of 100 rows, press to paint', await pageTurn(page)]);
  await page.context().close();
  return measured;
}
