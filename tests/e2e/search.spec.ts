import { addressOf, ask, detailNamed, expect, signIn, test } from './support.ts';

interface Payments {
  list: { trade_no: string; out_trade_no: string }[];
}

test('a merchant can find a payment by its number in the header search', async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, '/'));
  const { list } = await ask<Payments>(page, '/transactions/list?current=3&pageSize=20');
  const payment = list[0];
  const opener = page.getByRole('banner').getByRole('button', { name: /^Search/ });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.insertText(payment?.trade_no ?? '');
  await expect(dialog.getByRole('option', { name: payment?.out_trade_no ?? '' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/record\\?detail=${payment?.trade_no}$`));
  await expect(
    detailNamed(page, 'Payment details')
      .getByText(payment?.out_trade_no ?? '')
      .first(),
  ).toBeVisible();
});

test(
  'a saved view can be opened from another screen and deleted',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/record?status=3&range=30d&current=2'));
    const name = `Timed out ${Date.now()}`;
    await page.getByRole('button', { name: 'Views' }).click();
    const views = page.getByRole('dialog', { name: 'Saved views' });
    await views.getByLabel('View name').fill(name);
    await page.keyboard.press('Enter');
    await expect(views.getByRole('link', { name })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto(addressOf(isMobile, '/property'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .click();
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill(name);
    await search.getByRole('option', { name }).click();
    await expect(page).toHaveURL(/\/record\?range=30d&status=3$/);
    await expect(page.getByRole('button', { name: 'Remove filter Status: Expired' })).toBeVisible();

    await page.getByRole('button', { name: 'Views' }).click();
    await views.getByRole('button', { name: `Delete view ${name}` }).click();
    await expect(views.getByRole('link', { name })).toBeHidden();
    const { total } = await ask<{ total: number }>(page, '/user/view');
    expect(total).toBe(0);
  },
);
