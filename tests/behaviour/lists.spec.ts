import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openStory, press } from './support.ts';

const rows = (page: Page) => page.getByRole('row');
const moved = (page: Page) => page.getByRole('status');

/** Lifts the first row. React Aria adds the drop targets a moment after the key. */
async function lift(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Drag USDT' }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: /Insert between/ }).first()).toBeAttached();
}

test('ReorderList: a row lifted with Enter can be moved and dropped by keyboard', async ({ page }) => {
  await openStory(page, 'reorderlist--default');
  await lift(page);
  await press(page, 'ArrowDown', 'Enter');
  await expect(moved(page)).toHaveText(/^USDT moved to position [2-4] of 4$/);
  await expect(rows(page).first()).toHaveText('USDC');
});

test('ReorderList: Escape puts a lifted row back', async ({ page }) => {
  await openStory(page, 'reorderlist--default');
  await lift(page);
  await press(page, 'ArrowDown', 'ArrowDown', 'Escape');
  await expect(rows(page)).toHaveText(['USDT', 'USDC', 'BTC', 'ETH']);
  await expect(moved(page)).toHaveText('');
  await expect(page.getByRole('button', { name: 'Drag USDT' })).toBeFocused();
});

test('ReorderList: keys move the focus between rows and press the move buttons', async ({ page }) => {
  await openStory(page, 'reorderlist--default');
  await rows(page).first().focus();
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect(rows(page).nth(2)).toBeFocused();
  await press(page, 'Home');
  await expect(rows(page).first()).toBeFocused();
  await press(page, 'End');
  await expect(rows(page).last()).toBeFocused();
  const up = page.getByRole('button', { name: 'Move ETH up' });
  await up.focus();
  await press(page, 'Enter');
  await expect(rows(page)).toHaveText(['USDT', 'USDC', 'ETH', 'BTC']);
  await expect(up).toBeFocused();
  await press(page, 'Space');
  await expect(rows(page)).toHaveText(['USDT', 'ETH', 'USDC', 'BTC']);
  await expect(moved(page)).toHaveText('ETH moved to position 2 of 4');
});

test('ReorderList: moving a row with its buttons keeps the focus on one of them', async ({ page }) => {
  await openStory(page, 'reorderlist--default');
  const down = page.getByRole('button', { name: 'Move USDT down' });
  await down.focus();
  await press(page, 'Enter');
  await expect(rows(page)).toHaveText(['USDC', 'USDT', 'BTC', 'ETH']);
  await expect(down).toBeFocused();
  await press(page, 'Enter', 'Enter');
  await expect(rows(page)).toHaveText(['USDC', 'BTC', 'ETH', 'USDT']);
  await expect(down).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move USDT up' })).toBeFocused();
});

test('CommandPalette: Enter opens the current item, then closes and clears the palette', async ({ page }) => {
  await openStory(page, 'commandpalette--default');
  const trigger = page.getByRole('button', { name: 'Search' });
  await trigger.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('pay');
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Chosen: /record')).toBeVisible();
  await expect(trigger).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('option')).toHaveCount(3);
});

test('CommandPalette: Enter has no effect without a current item', async ({ page }) => {
  await openStory(page, 'commandpalette--default');
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await page.getByRole('searchbox').fill('zebra');
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await page.getByRole('option', { name: /Order 2026-0042/ }).click();
  await expect(page.getByText('Chosen: p1')).toBeVisible();
});

test('PasswordField: the eye button is named after its next action', async ({ page }) => {
  await openStory(page, 'passwordfield--default');
  const field = page.getByLabel('Transaction password');
  // With WebDriver BiDi, React doesn't receive text that Playwright's `fill` enters in a password field.
  // Therefore, the test types the text.
  await field.selectText();
  await field.pressSequentially('secret');
  await press(page, 'Tab');
  const eye = page.getByRole('button');
  await expect(eye).toBeFocused();
  const name = await eye.getAttribute('aria-label');
  await press(page, 'Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(eye).toBeFocused();
  await expect(eye).not.toHaveAccessibleName(name ?? '');
  await press(page, 'Space');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('secret');
  await expect(eye).toBeFocused();
});
