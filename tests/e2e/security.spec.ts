import type { Page } from '@playwright/test';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { DEMO_TRADE_PASSWORD, DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import {
  addressFor,
  addressOf,
  ask,
  confirmSaved,
  expect,
  hasExtensions,
  newestCode,
  register,
  send,
  sendCode,
  setUpAuthenticator,
  tabTo,
  test,
  timePasses,
  typeCode,
  typeInto,
} from './support.ts';

/** The seconds after which both reviews of the merchant permission are over. */
const AUDIT_SECONDS = 241;

async function put(page: Page, path: string, data: object): Promise<void> {
  expect(await send(page, 'PUT', path, data)).toMatchObject({ code: 200 });
}

async function emailCode(page: Page, type: number): Promise<string> {
  await send(page, 'POST', '/public/email/send-verification-code', { type });
  return newestCode(page);
}

/**
 * Opens the security center with a merchant that only this test uses. The mock API’s review approves the
 * permission, which the account page on phones requires (specification §6).
 */
async function atSecurityCentre(page: Page, isMobile: boolean, name: string): Promise<void> {
  await register(page, addressFor(name));
  await put(page, '/user/edit', {
    submit: 1,
    email_code: await emailCode(page, emailPurpose.opening),
    documents: ['https://shop.example/registration.png'],
    merchant: { website: 'https://shop.example', address: { country: 'SG', city: 'Singapore' } },
  });
  await timePasses(page, AUDIT_SECONDS);
  await page.goto(addressOf(isMobile, '/accountInfo?page_tab=_security'));
}

const row = (page: Page, action: string) => page.getByRole('button', { name: action, exact: true });

test(
  'a merchant can set up an authenticator app and remove it with a recovery code',
  { tag: ['@phone', '@core'] },
  async ({ page, isMobile }) => {
    await atSecurityCentre(page, isMobile, 'google');
    await row(page, 'Set up: Authenticator app').click();
    const bind = page.getByRole('dialog', { name: 'Set up authenticator app' });
    await setUpAuthenticator(page, bind);
    if (!hasExtensions()) {
      await expect(bind).toBeHidden();
      expect((await ask<{ bind_google_auth: boolean }>(page, '/user/info')).bind_google_auth).toBe(true);
      return;
    }

    const codes = bind.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.first().innerText();
    await confirmSaved(bind);

    await timePasses(page, 61);
    await page.reload();
    await row(page, 'More actions for Authenticator app').click();
    await page.getByRole('menuitem', { name: 'Use a recovery code' }).click();
    const lost = page.getByRole('dialog', { name: 'Remove authenticator app with a recovery code' });
    await lost.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
    await sendCode(page, lost);
    await lost.getByRole('button', { name: /Remove/ }).click();
    await expect(lost).toBeHidden();
    // The button that opened the dialog disappeared with the authenticator, so the next button has the focus.
    await expect(row(page, 'Set up: Authenticator app')).toBeFocused();
    await expect(page.getByText('Withdrawals are paused').first()).toBeVisible();
    const user = await ask<{ bind_google_auth: boolean; withdraw_lock_until: number }>(page, '/user/info');
    expect(user.bind_google_auth).toBe(false);
    expect(user.withdraw_lock_until).toBeGreaterThan(0);
  },
);

test('an email address can be changed in two steps', { tag: '@core' }, async ({ page, isMobile }) => {
  await atSecurityCentre(page, isMobile, 'mail');
  await row(page, 'Change: Email').click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await expect(dialog.getByText('Withdrawals will be paused')).toHaveCount(hasExtensions() ? 1 : 0);
  await sendCode(page, dialog);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const address = addressFor('new');
  await dialog.getByRole('textbox', { name: 'New email' }).fill(address);
  await sendCode(page, dialog);
  await expect(dialog.getByText(hasExtensions() ? /Sent to .*\*/ : `Sent to ${address}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(hasExtensions() ? /Email changed to .*\*/ : `Email changed to ${address}`),
  ).toBeVisible();
  const user = await ask<{ email: string; withdraw_lock_until: number }>(page, '/user/info');
  expect(user.email).toBe(address);
  if (hasExtensions()) expect(user.withdraw_lock_until).toBeGreaterThan(0);
});

test(
  'the transaction password can be changed by keyboard',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await atSecurityCentre(page, isMobile, 'keys');
    await put(page, '/user/password', {
      type: 2,
      old_password: '',
      password: DEMO_TRADE_PASSWORD_HASH,
      confirm_password: DEMO_TRADE_PASSWORD_HASH,
      email_code: await emailCode(page, emailPurpose.updatePassword),
    });
    const { now: set } = await (await page.request.get('/__mock/clock')).json();
    await timePasses(page, 60);
    await page.reload();
    const open = row(page, 'Change: Transaction password');
    await tabTo(page, open, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Change transaction password' });
    const type = async (label: string, message: string) => {
      await typeInto(page, dialog.getByLabel(label, { exact: true }), message);
    };
    await type('Current password', DEMO_TRADE_PASSWORD);
    await type('New password', 'Keyboard7');
    await type('Confirm new password', 'Keyboard7');
    await typeCode(page, dialog);
    await page.keyboard.press('Enter');

    await expect(page.getByText('Password saved').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    const user = await ask<{ security_time: { trade_password: number }; withdraw_lock_until: number }>(
      page,
      '/user/info',
    );
    expect(user.security_time.trade_password).toBeGreaterThan(set);
    // The first password already paused withdrawals. The change pauses them for another day.
    expect(user.withdraw_lock_until).toBeGreaterThan(set + 86_400);
  },
);
