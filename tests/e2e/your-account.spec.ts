import {
  addressOf,
  ask,
  authenticatorCode,
  expect,
  fillProof,
  register,
  sendCode,
  signIn,
  test,
  timePasses,
} from './support.ts';

const account = (isMobile: boolean, tab: string) => addressOf(isMobile, `/accountInfo?page_tab=${tab}`);

// On phones the account needs the merchant permission (specification §6), which a newcomer has not.
test('@desktop an authenticator is bound, lost, and unbound with a recovery code', async ({
  page,
  isMobile,
}) => {
  await register(page, isMobile, `google-${isMobile ? 'm' : 'd'}@shop.example`);
  await page.goto(account(isMobile, '_security&action=google'));
  const bind = page.getByRole('dialog', { name: 'Bind Google authenticator' });
  await bind.getByRole('button', { name: 'Continue' }).click();
  await expect(bind.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await bind.getByText(/^([A-Z2-7]{4} ?){6,}$/).innerText()).replaceAll(' ', '');
  await bind.getByRole('button', { name: 'Continue' }).click();
  await bind
    .getByRole('textbox', { name: /authenticator code/i })
    .fill(await authenticatorCode(page, secret));
  await sendCode(page, bind);
  await bind.getByRole('button', { name: 'Bind' }).click();

  const codes = bind.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await expect(bind.getByRole('button', { name: 'Done' })).toBeDisabled();
  await bind.getByRole('checkbox', { name: /I have saved/ }).check({ force: true });
  await bind.getByRole('button', { name: 'Done' }).click();

  await timePasses(page, 61);
  await page.goto(account(isMobile, '_security&action=recovery'));
  const lost = page.getByRole('dialog', { name: 'Unbind with a recovery code' });
  await lost.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await sendCode(page, lost);
  await lost.getByRole('button', { name: /Unbind/ }).click();
  await expect(lost).toBeHidden();
  const user = await ask<{ bind_google_auth: boolean }>(page, '/user/info');
  expect(user.bind_google_auth).toBe(false);
});

test('@desktop an e-mail address is changed in two steps', async ({ page, isMobile }) => {
  await register(page, isMobile, `mail-${isMobile ? 'm' : 'd'}@shop.example`);
  await page.goto(account(isMobile, '_security&action=email'));
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
  await sendCode(page, dialog);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('textbox', { name: 'New e-mail' }).fill(`new-${isMobile ? 'm' : 'd'}@shop.example`);
  await sendCode(page, dialog);
  await dialog.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(dialog).toBeHidden();
  const user = await ask<{ email: string; withdraw_lock_until: number }>(page, '/user/info');
  expect(user.email).toContain('new-');
  expect(user.withdraw_lock_until).toBeGreaterThan(0);
});

test('an application is created, its secret rotated, its whitelist written', async ({ page, isMobile }) => {
  // Not the merchant whose money other journeys move: a new key closes withdrawals for a day.
  await signIn(page, 'two-step', { from: addressOf(isMobile, '/login') });
  const name = isMobile ? 'Phone shop' : 'Desk shop';
  await page.goto(addressOf(isMobile, '/appManage?new=1'));
  const form = page.getByRole('dialog', { name: 'Create application' }).first();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Website' }).fill('https://shop.example');
  await form.getByRole('checkbox', { name: /^TRON/ }).check({ force: true });
  await form.getByRole('textbox', { name: 'Order callback address' }).fill('https://shop.example/hooks');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await fillProof(page);
  await page.getByRole('button', { name: 'Create', exact: true }).last().click();
  const once = page.getByRole('dialog', { name: /is created/ });
  await expect(once.getByText(/^sk_live_/)).toBeVisible();
  await once.getByRole('checkbox', { name: 'I stored it' }).check({ force: true });
  await once.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(name).first()).toBeVisible();

  interface Apps {
    list: { id: string; name: string; secret_mask: string; ip_whitelist: { ip: string }[] }[];
  }
  const appsOf = () => ask<Apps>(page, `/user/secret-key/list?current=1&pageSize=20&name=${name}`);
  const before = (await appsOf()).list[0];
  await page.goto(addressOf(isMobile, `/appManage?app=${before?.id ?? ''}&section=ip`));
  await page.getByRole('textbox', { name: 'Add addresses' }).fill('198.51.100.2, 203.0.113.9 300.1.1.1');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByRole('textbox', { name: 'Add addresses' })).toHaveValue('300.1.1.1');
  await page.getByRole('textbox', { name: 'Add addresses' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await fillProof(page);
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect
    .poll(async () => (await appsOf()).list[0]?.ip_whitelist.map(({ ip }) => ip))
    .toEqual(['198.51.100.2', '203.0.113.9']);
});

test('@desktop a callback that failed is found, explained and sent again', async ({ page, isMobile }) => {
  await signIn(page, 'authorised', { from: addressOf(isMobile, '/login') });
  await page.goto(addressOf(isMobile, '/callbackList?range=30d&status=5'));
  await page
    .getByRole('button', { name: /^Open delivery of/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Delivery' });
  await expect(drawer.getByText('Why is this failing?').first()).toBeVisible();
  await drawer
    .getByRole('button', { name: /Resend/ })
    .first()
    .click();
  const asked = page.getByRole('dialog', { name: 'Send again' });
  await asked.getByRole('button', { name: 'Resend', exact: true }).click();
  await expect(page.getByText(/was sent again/).first()).toBeVisible();
  await expect(drawer.getByText(/by hand/).first()).toBeVisible();
});
