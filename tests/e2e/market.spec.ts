import type { Locator, Page } from '@playwright/test';
import { addressOf, ask, expect, labelOf, pressLabelOf, send, signIn, test } from './support.ts';

async function followed(page: Page): Promise<string[]> {
  const { list } = await ask<{ list: { token: string }[] }>(page, '/market/follow/list');
  return list.map(({ token }) => token);
}

async function dragAbove(page: Page, row: Locator, target: Locator): Promise<void> {
  // A trial click waits until the rows have stopped moving.
  await target.click({ trial: true });
  const [from, to] = [await row.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('a row is not on the page');
  const x = from.x + 24;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + 8, { steps: 4 });
  await page.mouse.move(x, to.y + 4, { steps: 8 });
  await page.mouse.up();
}

test(
  'a merchant can find, follow and sort tokens',
  { tag: ['@both', '@core'] },
  async ({ page, isMobile }) => {
    await signIn(page);
    const before = ['BTC', 'ETH', 'TRX'];
    await send(page, 'PUT', '/market/follow/token', { tokens: before });
    await page.goto(addressOf(isMobile, '/market'));
    const rows = page.getByRole('grid', { name: 'Followed tokens' }).getByRole('row');
    await expect(rows).toHaveCount(3);

    await page.getByRole('searchbox', { name: 'Search tokens' }).fill('sol');
    await expect(page).toHaveURL(/search=sol/);
    await pressLabelOf(page.getByRole('switch', { name: 'Follow SOL' }));
    await expect(rows).toHaveCount(4);
    await expect.poll(() => followed(page)).toEqual([...before, 'SOL']);
    await page.getByRole('searchbox', { name: 'Search tokens' }).fill('put');
    await labelOf(page.getByRole('switch', { name: 'Follow PUT' })).click();
    await expect(page.getByRole('alert')).toContainText('You follow 4 of 4');
    await page.getByRole('button', { name: 'Unfollow SOL' }).click();
    await expect.poll(() => followed(page)).toEqual([...before, 'PUT']);

    if (isMobile) {
      await page.getByRole('button', { name: 'Move TRX up' }).click();
      await page.getByRole('button', { name: 'Move TRX up' }).click();
    } else {
      await dragAbove(page, rows.filter({ hasText: 'TRX' }), rows.filter({ hasText: 'BTC' }));
    }
    await expect(rows.first()).toContainText('TRX');
    await expect.poll(async () => (await followed(page))[0]).toBe('TRX');
    await page.reload();
    await expect(rows.first()).toContainText('TRX');
  },
);
