import { builtFile } from './builtFile.ts';
import { addressOf, expect, signIn, test } from './support.ts';

/** What can go wrong with every response. */
const errors = [
  'wrongShape',
  'html',
  'cutOff',
  'emptyBody',
  'otherCode',
  'failed',
  'failed500',
  'failed500Silent',
  'offline',
] as const;

/** The phone has the same client: two of them show that its screens stand as well. */
const onPhones: ReadonlySet<string> = new Set(['wrongShape', 'offline']);

for (const error of errors) {
  test(
    `every answer ${error}: the dashboard and the payments say so, and one press brings them back`,
    { tag: onPhones.has(error) ? '@phone' : '@desktop' },
    async ({ page, isMobile }) => {
      await signIn(page);
      for (const path of ['/', '/record']) {
        await page.setExtraHTTPHeaders({ 'X-Mock-Scenario': `any.${error}` });
        await page.goto(addressOf(isMobile, path));
        await expect(page.locator('h1')).toHaveCount(1);
        // The permission of a phone's menu pages is unknown while nothing answers; the screen waits for it.
        const retry = page.getByRole('button', { name: 'Retry' });
        await expect(retry.first()).toBeVisible();

        await page.setExtraHTTPHeaders({});
        // A part may still be failing while another recovers: each button is checked separately.
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

test('an expired login leads to the sign-in page and back to the same filters', async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  await page.setExtraHTTPHeaders({ 'X-Mock-Scenario': 'any.unauthorised' });
  // The first answer sends the page away, which may be before it has loaded.
  await page.goto(addressOf(isMobile, '/record?status=2&range=30d'), { waitUntil: 'commit' });
  await page.waitForURL(/\/login\?/);
  await expect(page.getByText(/login has expired/i).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.setExtraHTTPHeaders({});
  await page.getByRole('button', { name: /google/i }).click();
  await page.getByRole('button', { name: 'Northwind Ltd' }).click();
  await page.waitForURL(/\/record\?status=2&range=30d/);
  await expect(page.getByRole('button', { name: 'Remove filter Status: Paid' })).toBeVisible();
});

test('a logout in one tab ends the other and leaves nothing behind', async ({ page, context, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, '/'));
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
    kept.filter((key) => !['lang', 'message', 'theme', 'sidebar', 'balances', 'recordColumns'].includes(key)),
  ).toEqual([]);
});

test('a link opens where it points on either device', { tag: '@both' }, async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(`${isMobile ? '/record' : '/m/record'}?status=3#top`);
  await expect(page).toHaveURL(isMobile ? /\/m\/record\?status=3#top$/ : /\d\/record\?status=3#top$/);
});

test('a path that leads nowhere says so and leads home', { tag: '@phone' }, async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, '/no-such-page'));
  await expect(page.getByText('Sorry, not found this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Back Home' }).click();
  await expect(page).toHaveURL(isMobile ? /\/m\/$/ : /\d\/$/);
});

test(
  'words that cannot be fetched are asked for a few times, and the page says so',
  {
    tag: '@both',
  },
  async ({ page, isMobile }) => {
    await signIn(page);
    let requested = 0;
    await page.route('**/assets/messages/*/en-US/swap.json', async (route) => {
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

test('a console whose first or next file is missing says so in both languages', async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  const file = builtFile('_start-');
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.goto(addressOf(isMobile, '/record'));
  // Shown by the style sheet alone after 15 seconds, where no script of ours runs.
  await expect(page.getByText('The console didn’t load.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: '刷新页面' })).toBeVisible();
  await page.unroute(file);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a screen whose file is gone with a new version reloads, and a draft is kept', async ({ page }) => {
  await signIn(page);
  await page.goto('/property/withdraw?id=101');
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await address.fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  const file = builtFile('src/features/market/desktop/MarketScreen');
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Market monitoring' }).click();
  await expect(page.getByText(/new version of the console may be available/)).toBeVisible();
  // The reload fetches the new version's document, and with it the names of its files.
  await page.unroute(file);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Market monitoring' })).toBeVisible();
  await page.goBack();
  await expect(address).toHaveValue('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
});

test('Back after a logout shows nothing of the merchant', { tag: '@phone' }, async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, '/record'));
  await expect(page.locator('h1')).toHaveCount(1);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  else await page.getByRole('button', { name: /Northwind Ltd/ }).click();
  await page.getByRole(isMobile ? 'button' : 'menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/login/);
  await page.goBack();
  await page.waitForURL(/\/login/);
  await expect(page.getByRole('button', { name: /google/i })).toBeVisible();
});

test('an address with two slashes is a page', { tag: '@both' }, async ({ page, isMobile, baseURL }) => {
  await signIn(page);
  await page.goto(`${baseURL}${isMobile ? '/m//record' : '//record'}`);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveURL(isMobile ? /\d\/m\/record$/ : /\d\/record$/);
});
