import type { Browser, Locator, Page } from 'playwright';
import { desktop, median, openPage } from './visit.ts';

const TURNS = 7;
/** Pages on which something is pressed for the first time. */
const PAGES = 5;

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

/** Opens what a button opens, some times, by its key. @returns milliseconds, in their order */
async function opening(page: Page, button: Locator, opened: string): Promise<readonly number[]> {
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
  return times;
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
  const list = async (page: Page, query: string) => {
    await page.goto(`${origin}/record${query}`);
    await page.locator('tbody [data-opener]').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  for (const [name, button, opened] of [
    ['select', 'main :is([aria-haspopup="listbox"], [role="combobox"]) >> nth=0', '[role="listbox"]:visible'],
    ['menu', 'header [aria-haspopup="menu"], header [aria-haspopup="true"]', '[role="menu"]:visible'],
  ] as const) {
    const times: (readonly number[])[] = [];
    while (times.length < PAGES) {
      const page = await openPage(browser, origin, desktop);
      await list(page, '');
      times.push(await opening(page, page.locator(button).last(), opened));
      await page.context().close();
    }
    measured.push([`open a ${name}, first`, median(times.map(([first = Number.NaN]) => first))]);
    measured.push([`open a ${name}, median`, median(times.flat())]);
  }
  const page = await openPage(browser, origin, desktop);
  await list(page, '');
  measured.push(['next page of 20 rows, press to paint', await pageTurn(page)]);
  await list(page, '?pageSize=100');
  measured.push(['next page of 100 rows, press to paint', await pageTurn(page)]);
  await page.context().close();
  return measured;
}
