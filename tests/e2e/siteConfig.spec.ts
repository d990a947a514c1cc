import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import type { Page, Route } from '@playwright/test';
import { expect, signIn, test } from './support.ts';

async function configure(page: Page, change: object): Promise<void> {
  const config: object = await (await page.request.get('/config.json')).json();
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, ...change } }));
}

const firstPayment = (page: Page) => page.getByRole('button', { name: /^Open payment/ }).first();

test.describe('config.json', { tag: '@desktop' }, () => {
  test('causes an error in both languages if one of its fields is invalid', async ({ page }) => {
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

  test('hides the pages and calls of extensions that it doesn’t list', async ({ page }) => {
    await signIn(page);
    await configure(page, { extensions: 'none' });
    const added = new Set(
      Object.values(endpoints).flatMap(({ extension, path }) => (extension ? [path] : [])),
    );
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Market monitoring' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Webhook callbacks' })).toHaveCount(0);
    for (const path of ['/record', '/property', '/property/withdraw', '/accountInfo?page_tab=_security']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/callbackList');
    await expect(page.getByText('Sorry, not found this page.')).toBeVisible();
    expect(calls.filter((path) => added.has(path))).toEqual([]);
  });

  test('is required to start the console', async ({ page }) => {
    await signIn(page);
    await page.route('**/config.json', (route) => route.fulfill({ status: 404 }));
    await page.goto('/record');
    await expect(page.getByText('The console isn’t set up correctly.')).toBeVisible();
    await expect(page.getByText('config.json returned 404')).toBeVisible();
  });

  test('is requested again by the Retry button after a short outage', async ({ page }) => {
    await signIn(page);
    await page.route('**/config.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/record');
    const retry = page.getByRole('button', { name: 'Retry' }).first();
    await expect(retry).toBeVisible();
    await page.unroute('**/config.json');
    await retry.click();
    await expect(firstPayment(page)).toBeVisible();
  });

  test('doesn’t delay the rows on a second visit', async ({ page }) => {
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

  test('defines the help and documentation links', async ({ page }) => {
    await signIn(page);
    await configure(page, { documentationUrl: 'https://docs.example/v1', supportEmail: 'help@shop.example' });
    await page.goto('/work-order?new=1');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'help@shop.example' })).toHaveAttribute(
      'href',
      'mailto:help@shop.example',
    );
    await expect(dialog.getByText(/^Version/)).toHaveCount(0);
    await expect(page.locator('a[href="https://docs.example/v1"]')).toHaveAttribute('target', '_blank');
  });

  test('is still used on the sign-in page after signing out deletes its stored copy', async ({ page }) => {
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
