import { expect, signIn, test } from './support.ts';

test('the developer docs can be read without signing in', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/docs#states-withdrawal');
  const table = page.getByRole('table', { name: /^Withdrawal/ });
  await expect(table.getByRole('row', { name: /^1 Under review 2 Rejected/ })).toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  if (isMobile) {
    await page.getByRole('button', { name: /^Contents/ }).click();
    await page.getByRole('menuitemradio', { name: 'Reference' }).click();
  } else {
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Reference' }).click();
  }
  await expect(page).toHaveURL(/#reference$/);
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('work-order/close');
  await expect(page.getByText('1 call', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /PUT \/api\/v1\/work-order\/close/ }).click();
  await expect(page.getByRole('region', { name: 'workOrders.close with cURL' })).toContainText('curl -s');
});

test('a merchant can try a call in the docs, on the server set in config.json', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), apiUrl: '/backend' } });
  });
  const requested: string[] = [];
  await page.route('**/backend/api/**', async (route) => {
    const url = route.request().url();
    requested.push(new URL(url).pathname);
    await route.continue({ url: url.replace('/backend/', '/') });
  });
  await signIn(page);
  await page.goto('/docs#user.info');
  const button = page.getByRole('button', { name: 'Try it', exact: true });
  await expect(button).toBeVisible();
  requested.length = 0;
  await button.click();
  await expect(page.getByText(/^HTTP 200 in \d+ ms$/)).toBeVisible();
  expect(requested).toContain('/backend/api/v1/user/info');
  await expect(page.getByRole('region', { name: 'Response', exact: true })).toContainText('Northwind Ltd');
});
