import { expect, signIn, test } from './support.ts';

test('single-key shortcuts work until they’re turned off', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Account menu for/ })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/record$/);
  // The URL changes before the page does, and the dashboard also has filters. Therefore, the test waits for
  // the payment records.
  const records = page.getByRole('heading', { name: 'Payment records' });
  await expect(records).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Order number' });
  await expect(search).toBeVisible();
  await page.keyboard.press('f');
  await expect(search).toBeFocused();
  await page.keyboard.type('ge?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toHaveValue('ge?');
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();

  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Export payment records' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('switch').press('Space');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(keys.getByRole('switch')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(records).toBeVisible();
  await expect(page).toHaveURL(/\/record/);
});
