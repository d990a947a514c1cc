import type { Browser, Page } from 'playwright';
import { desktop, openPage } from './visit.ts';

const ASSETS = 1000;

const heapMb = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
};

/** Scrolls the list under the bell to its end and back. @returns the most rows that were there at once */
async function scrollNotifications(page: Page): Promise<number> {
  await page
    .getByRole('button', { name: /notifications/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-index], li, [role="row"], [role="listitem"]').first().waitFor();
  let most = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    await dialog.hover();
    await page.mouse.wheel(0, 4000);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => painted(undefined))));
    const rows = await dialog.locator('[data-index], li, [role="row"], [role="listitem"]').count();
    most = Math.max(most, rows);
  }
  return most;
}

/** A thousand tokens in the answer, copies of those that are there. */
async function withManyAssets(page: Page): Promise<void> {
  await page.route('**/statistics/assets*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const { list } = body.data;
    body.data.list = Array.from({ length: ASSETS }, (_, index) => {
      const asset = structuredClone(list[index % list.length]);
      asset.token = `${asset.token}${index}`;
      asset.id = `${asset.id}${index}`;
      for (const part of asset.subset) Object.assign(part, { id: `${part.id}${index}`, token: asset.token });
      return asset;
    });
    await route.fulfill({ response: answer, json: body });
  });
}

/** A merchant with 200,000 payments and 10,000 notifications, and one with 1,000 tokens; figures by name. */
export async function measureLargeData(
  browser: Browser,
  origin: string,
): Promise<ReadonlyArray<readonly [string, number]>> {
  const measured: Array<readonly [string, number]> = [];
  const timed = async (name: string, page: Page, path: string, shown: string) => {
    const from = performance.now();
    await page.goto(origin + path);
    await page.locator(shown).first().waitFor();
    measured.push([`${name}, ms until it is shown`, performance.now() - from]);
    await page.waitForLoadState('networkidle');
  };
  const rich = await openPage(browser, origin, desktop, 'rich');
  await timed('200,000 payments, first page', rich, '/record', 'tbody [data-opener]');
  await timed('200,000 payments, page 10,000', rich, '/record?current=10000', 'tbody [data-opener]');
  const before = await heapMb(rich);
  measured.push(['10,000 notifications, most rows at once', await scrollNotifications(rich)]);
  measured.push(['10,000 notifications, MB more heap after scrolling', (await heapMb(rich)) - before]);
  await rich.context().close();
  const wide = await openPage(browser, origin, desktop);
  wide.setDefaultTimeout(120_000);
  await withManyAssets(wide);
  await timed('1,000 tokens', wide, '/property', 'tbody tr:nth-child(2)');
  measured.push(['1,000 tokens, MB heap', await heapMb(wide)]);
  await wide.context().close();
  return measured;
}
