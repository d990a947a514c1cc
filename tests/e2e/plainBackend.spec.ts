import { googleScript } from '#api-mocks/google/googleStub.ts';
import { plainMerchant, startPlainBackend } from '../backends/plainBackend.ts';
import { acknowledge, expect, test } from './support.ts';

const ADDRESS = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';

test('a merchant can withdraw on a backend without extensions', async ({ page }) => {
  const backend = await startPlainBackend();
  const account = {
    key: 'plain',
    name: 'Plain Ltd',
    email: 'office@plain.example',
    title: { en: '', zh: '' },
  };
  const script = googleScript([account]).replace(
    '`mock:${account.key}`',
    JSON.stringify(plainMerchant.credential),
  );
  await page.route('**/__mock/google/gsi.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), extensions: 'none' } });
  });
  await page.route('**/api/v1/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: `${backend.url}${pathname}${search}` });
  });

  await test.step('the merchant signs in with two steps', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: /google/i }).click();
    await page.getByRole('button', { name: 'Plain Ltd' }).click();
    await page.getByRole('textbox').fill(backend.nextCode());
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  });

  const main = page.getByRole('main');
  const open = async (path: string, figure: string | RegExp) => {
    await page.goto(path);
    await expect(main.getByText(figure).first()).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/could(n’t| not) be (read|loaded)/)).toHaveCount(0);
  };
  await test.step('the merchant reads the main screens', async () => {
    await open('/', 'Account balance (USDT)');
    await open('/record?status=2', /ORDER-/);
    await open('/property', /5,000\.000000/);
    await open('/property/fundingDetails', /USDT/);
    await open('/market', /USDT/);
    await open('/accountInfo', 'Plain Ltd');
  });

  await test.step('the merchant withdraws with verification', async () => {
    await page.goto('/property/withdraw?id=11');
    const address = page.getByRole('textbox', { name: 'Address', exact: true });
    await address.fill(ADDRESS);
    await address.blur();
    await expect(page.getByText(/^Valid .*address/).first()).toBeVisible();
    await acknowledge(page);
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await page.getByRole('button', { name: 'Continue to verification' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm withdrawal' });
    await dialog.getByLabel(/^Transaction or account password/).fill(plainMerchant.typed);
    const code = dialog.getByRole('textbox', { name: /authenticator code/i });
    const confirm = dialog.getByRole('button', { name: 'Withdraw', exact: true });
    await code.fill('000000');
    await confirm.click();
    await expect(page.getByText('Google code error').first()).toBeVisible();
    await page.getByRole('button', { name: 'Continue to verification' }).click();
    await dialog.getByLabel(/^Transaction or account password/).fill(plainMerchant.typed);
    await code.fill(backend.nextCode());
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'Withdrawal under review' })).toBeVisible();
    await open('/property', /4,900\.000000/);
  });
  await backend.close();
});
