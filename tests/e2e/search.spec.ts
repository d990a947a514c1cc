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
