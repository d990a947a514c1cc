import type { Page } from '@playwright/test';
import { addressOf, ask, detailNamed, expect, savedBy, selectNamed, signIn, test } from './support.ts';

interface Closing {
  readonly month: string;
  readonly movement_count: number;
  readonly differences: number;
  readonly orders: readonly { readonly key: string; readonly amount: string }[];
  readonly months: readonly { readonly month: string }[];
}

const closingOf = (page: Page) => ask<Closing>(page, '/reports/closing');
const amountIn = async (page: Page, key: string) =>
  (await closingOf(page)).orders.find((figure) => figure.key === key)?.amount ?? '';

/** Formats an amount as on screen: six decimals, a typographic minus sign and separators. */
const shown = (amount: string) => {
  const [whole = '', places = ''] = amount.replace('-', '').split('.');
  const sign = amount.startsWith('-') ? '−' : '';
  return `${sign}${Number(whole).toLocaleString('en-US')}.${places.padEnd(6, '0')}`;
};

test('a figure in a report opens its rows, their sum and the filtered list', async ({ page }) => {
  await signIn(page);
  await page.goto('/reports');
  const refunds = page.getByRole('button', { name: /^Refunds/ });
  await refunds.click();
  const rows = detailNamed(page, 'Refunds');
  await expect(rows.getByText('Sum of the rows').locator('..')).toContainText(
    shown(await amountIn(page, 'refunds')),
  );

  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: /^Fees/ })).toBeFocused();
  await expect(detailNamed(page, 'Fees')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detailNamed(page, 'Fees')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Changes to your balance' })).toBeVisible();

  await refunds.click();
  await rows.getByRole('link', { name: 'Open in Payment records' }).click();
  const { month } = await closingOf(page);
  await expect(page).toHaveURL(new RegExp(`/record\\?status=5%2C6&range=days&from=${month}-01&to=${month}-`));
  await page.goBack();
  await expect(rows).toBeVisible();
});

test('a fully reviewed month can be closed and reopened', { tag: '@both' }, async ({ page, isMobile }) => {
  await signIn(page);
  const { months } = await closingOf(page);
  await page.goto(addressOf(isMobile, '/reports'));
  await expect(page.getByText(/differences? to be reviewed/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Close \w+ \d+/ })).toBeDisabled();

  // The demo merchant has reviewed all differences of the earlier months.
  await page.goto(addressOf(isMobile, `/reports?month=${months[2]?.month}`));
  await expect(page.getByText('All differences are reviewed')).toBeVisible();
  await page.getByRole('button', { name: /^Close \w+ \d+/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Close \w+ \d+/ })
    .click();
  await expect(page.getByText(/^Closed on/)).toBeVisible();
  await expect(page.getByText(/Unexplained remainder 0\.000000/)).toHaveCount(2);

  await page.getByRole('button', { name: /^Reopen/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Reopen/ })
    .click();
  await expect(page.getByText(/isn’t closed yet$/)).toBeVisible();
});

test('reviewing a difference lowers the number left before a month can be closed', async ({ page }) => {
  await signIn(page);
  await page.goto('/reports');
  const { differences: count } = await closingOf(page);
  await page.getByText(`${count} differences to be reviewed`).click();
  await page
    .getByRole('row', { name: /^Open payment/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByRole('button', { name: 'Mark as reviewed' })).toBeHidden();
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(page.getByText(`${count - 1} differences to be reviewed`)).toBeVisible();
});

test('a month’s movements are exported for Xero in files of at most 1,000 rows', async ({ page }) => {
  await signIn(page);
  await page.goto('/reports');
  const { month, movement_count } = await closingOf(page);
  expect(movement_count).toBeGreaterThan(1000);
  const { name, content } = await savedBy(page, async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Xero bank statement' }).click();
  });
  expect(name).toBe(`xero-${month}-1.csv`);
  const lines = content.toString('utf8').split('\r\n');
  expect(lines[0]).toBe('Date,Amount,Payee,Description,Reference');
  expect(lines.length).toBeLessThanOrEqual(1002);
});

test(
  'the applications selected in a report are kept after a reload',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/reports'));
    await selectNamed(page, 'Applications').click();
    for (const name of ['Checkout · web', 'Invoice desk']) await page.getByRole('option', { name }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/appid=app_\d+%2Capp_\d+/);
    await expect(page.getByRole('button', { name: /^Amount received by other applications/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Amount received by other applications/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Figures' }).click();
    const groups = page.getByRole('region', { name: 'Figures by group' });
    await expect(groups).toContainText('Invoice desk');
    await expect(groups).not.toContainText('iOS shop');
  },
);
