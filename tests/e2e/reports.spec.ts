import type { Page } from '@playwright/test';
import { addressOf, ask, expect, savedBy, selectNamed, signIn, test } from './support.ts';

interface Closing {
  readonly month: string;
  readonly movement_count: number;
  readonly differences: number;
  readonly months: readonly { readonly month: string }[];
}

const closingOf = (page: Page) => ask<Closing>(page, '/reports/closing');
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
  // Amounts that are rounded to zero have no row.
  expect(lines.length).toBeGreaterThan(500);
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
    await page.reload();
    await expect(page.getByRole('button', { name: /^Amount received by other applications/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Figures' }).click();
    const groups = page.getByRole('region', { name: 'Figures by group' });
    await expect(groups).toContainText('Invoice desk');
    await expect(groups).not.toContainText('iOS shop');
  },
);
