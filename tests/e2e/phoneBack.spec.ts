import { expect, pressLabelOf, signIn, test } from './support.ts';
import type { Page } from '@playwright/test';

test.beforeEach(({ page }) =>
  // Simulates the back button of a phone. If no script handles Escape, desktop browsers send the same close
  // request to an open overlay. Without an overlay, a phone's back button would go back in the history
  // instead.
  page.addInitScript(() => {
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.stopImmediatePropagation();
    addEventListener('keydown', keep, true);
  }),
);

const pressBack = (page: Page) => page.keyboard.press('Escape');

test(
  'a phone’s back button closes overlays before it leaves the page',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    const dialog = page.getByRole('dialog');
    await page.goto('/m/?tour=1');
    await expect(dialog.getByText('1 of 6')).toBeVisible();
    await pressBack(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/$/);

    const banner = page.getByRole('banner');
    for (const name of ['Menu', /^Search/, /^Notifications/]) {
      await banner.getByRole('button', { name }).click();
      await expect(dialog).toBeVisible();
      await pressBack(page);
      await expect(dialog).toHaveCount(0);
    }

    await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
    await page.getByRole('button', { name: 'Filter' }).click();
    await dialog.getByRole('button', { name: /Status$/ }).click();
    await page.getByRole('option', { name: 'Expired' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await pressBack(page);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await pressBack(page);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/record\?status=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/m\/record\?status=/);
  },
);

test(
  'a phone’s back button doesn’t confirm a dialog or interrupt saving',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    const dialog = page.getByRole('dialog');
    await page.goto('/m/accountInfo');
    await page.getByRole('button', { name: 'Edit' }).click();
    const website = page.getByLabel('Official website', { exact: true });
    await website.fill('https://shop.example');
    await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await pressBack(page);
    await expect(question).toHaveCount(0);
    await expect(website).toHaveValue('https://shop.example');

    await page.goto('/m/property/address');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await pressBack(page);
    await expect(menu).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await dialog.getByRole('textbox').fill('Reserve');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v1/**', async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await pressBack(page);
    await pressBack(page);
    answer();
    await expect(page.getByText('Renamed to Reserve')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/property\/address$/);
  },
);

test(
  'Back and Forward keep form entries in a browser without CloseWatcher',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    await signIn(page);
    const dialog = page.getByRole('dialog');
    await page.goto('/m/');
    await page.goto('/m/withdraw?id=101');
    const address = page.getByRole('textbox', { name: 'Address', exact: true });
    await address.fill('TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs');
    await page.getByRole('button', { name: 'Address book' }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/$/);
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await expect(address).toHaveValue('TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs');

    await page.goto('/m/property/transfer?id=101');
    const recipient = page.getByRole('textbox', { name: /merchant ID or email/ });
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await recipient.fill('10013401');
    await pressLabelOf(page.getByRole('checkbox', { name: /this is the right recipient/ }));
    await amount.fill('12.5');
    await page.getByRole('button', { name: 'Continue to verification' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm internal transfer' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/withdraw/);
    await page.goForward();
    await expect(recipient).toHaveValue('10013401');
    await expect(amount).toHaveValue('12.5');
  },
);

test('a phone’s back button doesn’t end an idle session', { tag: '@phone' }, async ({ page }) => {
  await signIn(page);
  await page.goto('/m/');
  await expect(page.getByRole('navigation')).toBeVisible();
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  // The last activity in another tab was 29 minutes ago. A session may be idle for 30 minutes.
  await page.evaluate(() => localStorage.setItem('activeAt', String(Math.floor(Date.now() / 1000) - 1750)));
  await expect(warning).toBeVisible();
  await pressBack(page);
  await expect(warning).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/$/);
});
