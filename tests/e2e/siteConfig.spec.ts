import type { Page, Route } from '@playwright/test';
import { expect, signIn, test } from './support.ts';

/** Answers `config.json` with changes. */
async function configure(page: Page, change: object): Promise<void> {
  const config: object = await (await page.request.get('/config.json')).json();
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, ...change } }));
}

const firstPayment = (page: Page) => page.getByRole('button', { name: /^Open payment/ }).first();

test.describe('config.json', { tag: '@desktop' }, () => {
  test('a wrong field is named in both languages, with where help is', async ({ page }) => {
    await signIn(page);
    await configure(page, {
      apiUrl: 7,
      supportUrl: 'https://help.example/sbc',
      supportEmail: 'help@shop.example',
    });
    await page.goto('/record');
    await expect(page.getByText('The console isn’t set up correctly.')).toBeVisible();
    await expect(page.getByText('结算商户中心的配置有误。')).toBeVisible();
    await expect(page.getByText('config.json: apiUrl is not valid')).toBeVisible();
    await expect(page.getByRole('link', { name: 'help.example' })).toHaveAttribute(
      'href',
      'https://help.example/sbc',
    );
    await expect(page.getByRole('link', { name: 'help@shop.example' })).toBeVisible();
  });

  test('a missing file is a wrong setup', async ({ page }) => {
    await signIn(page);
    await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
    await page.goto('/record');
    await expect(page.getByText('The console isn’t set up correctly.')).toBeVisible();
    await expect(page.getByText('config.json was answered 404')).toBeVisible();
  });

  test('a server that is down for a moment is asked again by a retry', async ({ page }) => {
    await signIn(page);
    await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/record');
    const retry = page.getByRole('button', { name: 'Retry' }).first();
    await expect(retry).toBeVisible();
    await page.unroute('**/config.json');
    await retry.click();
    await expect(firstPayment(page)).toBeVisible();
  });

  test('a second visit shows rows while config.json is held back', async ({ page }) => {
    await signIn(page);
    await page.goto('/record');
    await expect(firstPayment(page)).toBeVisible();
    const held: Route[] = [];
    await page.route('**/config.json', (route) => void held.push(route));
    await page.reload();
    await expect(firstPayment(page)).toBeVisible();
    expect(held).not.toHaveLength(0);
    await Promise.all(held.map((route) => route.continue()));
  });

  test('help and documentation are where a merchant looks for them', async ({ page }) => {
    await signIn(page);
    await configure(page, { documentationUrl: 'https://docs.example/v1', supportEmail: 'help@shop.example' });
    await page.goto('/work-order?new=1');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'help@shop.example' })).toHaveAttribute(
      'href',
      'mailto:help@shop.example',
    );
    await expect(dialog.getByText(/^Version \S/)).toBeVisible();
    await expect(page.locator('a[href="https://docs.example/v1"]')).toHaveAttribute('target', '_blank');
  });

  test('is left behind by no one who signs out', async ({ page }) => {
    await signIn(page);
    await page.goto('/record');
    await expect(firstPayment(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('site'))).not.toBeNull();
    await page.getByRole('button', { name: /Northwind Ltd/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/\/login/);
    await expect(page.getByRole('button', { name: /google/i })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('site'))).toBeNull();
  });
});
