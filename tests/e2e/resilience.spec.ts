import { builtFile } from './builtFile.ts';
import { addressOf, expect, signIn, test } from './support.ts';

/**
 * Two kinds of failure: a response that violates the contract, and no response. Unit tests of the client
 * check that it treats every other failure like one of these.
 */
const errors = ['wrongShape', 'offline'] as const;

for (const error of errors) {
  test(
    `each Retry button restores its part of a page after the failure ${error}`,
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await signIn(page);
      for (const path of ['/', '/record']) {
        await page.setExtraHTTPHeaders({ 'X-Mock-Scenario': `any.${error}` });
        await page.goto(addressOf(isMobile, path));
        await expect(page.locator('h1')).toHaveCount(1);
        // If the permission status can't be loaded, phones still render the menu page, with Retry buttons.
        const retry = page.getByRole('button', { name: 'Retry' });
        await expect(retry.first()).toBeVisible();

        await page.setExtraHTTPHeaders({});
        // Each part has its own button, because it can fail while another part recovers.
        while ((await retry.count()) > 0) {
          const pressed = await retry.first().elementHandle();
          await pressed?.click();
          await pressed?.waitForElementState('hidden');
        }
        const proof =
          path === '/'
            ? page.getByText('Cumulative income')
            : page.getByText(isMobile ? /of [\d,]+$/ : /payments$/).first();
        await expect(proof).toBeVisible();
      }
    },
  );
}

test(
  'signing out ends the session in every tab, also for the Back button',
  { tag: ['@phone', '@core'] },
  async ({ page, context, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/'));
    await expect(page.locator('h1')).toHaveCount(1);
    const other = await context.newPage();
    await other.goto(addressOf(isMobile, '/record'));
    await expect(other.locator('h1')).toHaveCount(1);

    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    else await page.getByRole('button', { name: /Northwind Ltd/ }).click();
    await page.getByRole(isMobile ? 'button' : 'menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/\/login/);
    await other.waitForURL(/\/login/);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(
      kept.filter(
        (key) => !['lang', 'message', 'theme', 'sidebar', 'balances', 'paymentColumns'].includes(key),
      ),
    ).toEqual([]);
    await page.goBack();
    await page.waitForURL(/\/login/);
    await expect(page.getByRole('button', { name: /google/i })).toBeVisible();
  },
);

test(
  'missing messages cause an error after fewer than ten requests',
  {
    tag: '@both',
  },
  async ({ page, isMobile }) => {
    await signIn(page);
    let requested = 0;
    await page.route('**/assets/messages/*/en-US/rest.json', async (route) => {
      requested += 1;
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    });
    await page.goto(addressOf(isMobile, '/property/swap'));
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByText(/new version of the console may be available/)).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    expect(requested).toBeLessThan(10);
  },
);

test('a missing script shows an error in both languages', async ({ page, isMobile }) => {
  await signIn(page);
  const file = builtFile('_start-');
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.goto(addressOf(isMobile, '/record'));
  // No script runs, so the CSS shows this text after 15 seconds.
  await expect(page.getByText('The console didn’t load.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: '重新加载' })).toBeVisible();
  await page.unroute(file);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.locator('h1')).toHaveCount(1);
});

test('Reload keeps drafts if a new version removed a screen’s file', async ({ page }) => {
  await signIn(page);
  await page.goto('/property/withdraw?id=101');
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await address.fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  const file = builtFile('src/features/market/MarketScreen');
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Market monitoring' }).click();
  await expect(page.getByText(/new version of the console may be available/)).toBeVisible();
  // After a reload, the HTML page of a new version refers to existing files, so the file is available again.
  await page.unroute(file);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Market monitoring' })).toBeVisible();
  await page.goBack();
  await expect(address).toHaveValue('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
});
