import {
  addressOf,
  authenticatorCode,
  confirmSaved,
  expect,
  setTransactionPassword,
  setUpAuthenticator,
  signIn,
  test,
  timePasses,
} from './support.ts';

const PASSWORD = 'Newcomer3';

test('a new merchant receives a test payment and goes live', { tag: '@both' }, async ({ page, isMobile }) => {
  test.slow();
  await page.request.post('/__mock/scenario', { data: { scenario: 'user.authorised', merchant: 'fresh' } });
  await signIn(page, 'fresh');
  await page.goto(addressOf(isMobile, '/'));
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await expect(main.getByText('1 of 6')).toBeVisible();

  await button('Set up authenticator app').click();
  const bind = page.getByRole('dialog', { name: 'Set up authenticator app' });
  const secret = await setUpAuthenticator(page, bind);
  await confirmSaved(bind);
  const typeCode = async (inside: typeof bind) =>
    inside.getByRole('textbox', { name: /authenticator code/i }).fill(await authenticatorCode(page, secret));
  await button('Set a transaction password').click();
  await setTransactionPassword(page, PASSWORD, secret);

  await main.getByRole('link', { name: 'Open gas account' }).click();
  await expect(page.getByText('Send only USDT on PUT')).toBeVisible();
  await page.goBack();
  await expect(main.getByText('2 of 6')).toBeVisible();

  const prove = async (confirm: string) => {
    await timePasses(page, 31);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Transaction password', { exact: true }).fill(PASSWORD);
    await typeCode(dialog);
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await main.getByRole('textbox', { name: 'Main endpoint' }).fill('https://shop.example/hooks');
  await button('Create test application').click();
  await prove('Create');
  await expect(main.getByText(/^sk_test_/).first()).toBeVisible();

  await button('Pay a test order').click();
  await expect(main.getByText('Order created')).toBeVisible();
  await timePasses(page, 120);
  await expect(main.getByText('Callback delivered')).toBeVisible();
  await expect(main.getByText('5 of 6')).toBeVisible();

  await button('Create live key').click();
  await timePasses(page, 31);
  const confirm = page.getByRole('dialog', { name: 'Create live key' });
  await confirm.getByLabel('Transaction password', { exact: true }).fill(PASSWORD);
  await typeCode(confirm);
  await confirm.getByRole('button', { name: 'Create live key' }).click();
  const secrets = page.getByRole('dialog', { name: /created$/ });
  await expect(secrets.getByText(/^sk_live_/)).toBeVisible();
  await confirmSaved(secrets);
  await expect(main.getByText('6 of 6')).toBeVisible();

  await main.getByRole('link', { name: 'Open the payment' }).click();
  await expect(page.getByText('Test mode.')).toBeVisible();
  await expect(page.getByText(/^TEST-/).first()).toBeVisible();
});
