import { addressOf, ask, expect, signIn, test } from './support.ts';

interface Payments {
  list: { trade_no: string; out_trade_no: string }[];
}

test('a payment is found by its number from any screen, by keyboard alone', async ({ page, isMobile }) => {
  await signIn(page, 'authorised', { from: addressOf(isMobile, '/login') });
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
    page
      .getByRole('dialog')
      .getByText(payment?.out_trade_no ?? '')
      .first(),
  ).toBeVisible();
});
