import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { login } from '#contract/auth.ts';
import { sendEmailCode, sendSmsCode } from '#contract/sentCodes.ts';
import { editBillSetting, getBillSetting } from '#contract/billing.ts';
import { listCurrencies } from '#contract/currencies.ts';
import { listNotifications } from '#contract/notifications.ts';
import {
  changePassword,
  changePhone,
  getGoogleAuth,
  recoverGoogleAuth,
  setGoogleAuth,
  verify,
} from '#contract/security.ts';
import { deleteUser, editUser } from '#contract/account.ts';
import { getUserInfo } from '#contract/user.ts';
import { totp } from '#core/totp.ts';
import { createMockApi, type MockApiOptions } from '#entries/createMockApi.ts';
import { DEMO_PASSWORD_HASH, DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';

function signedIn(options: MockApiOptions = {}) {
  const api = createMockApi({ isSignedIn: true, ...options });
  const client = createClient(api);
  const lastCode = () => api.inbox()[0]?.code ?? '';
  const emailCode = async (type: number) => {
    await client.get(sendEmailCode, { body: { type } });
    return lastCode();
  };
  return { api, client, emailCode, lastCode };
}

test('an authenticator is changed with a ticket, which outlives the code it was got for', async () => {
  const { api, client, emailCode } = signedIn();
  const { ticket } = await client.get(verify, { body: { type: 5, google_code: api.currentTotp() } });
  const { secret } = await client.get(getGoogleAuth, { headers: { 'x-ticket': ticket } });
  const email_code = await emailCode(5);
  const new_google_code = totp(secret, api.clock.now());
  const changed = await client.get(setGoogleAuth, {
    body: { action: 2, ticket, new_google_code, email_code },
  });
  expect(changed.recovery_codes).toHaveLength(10);
  expect(changed.withdraw_lock_until).toBe(api.clock.now() + 86_400);
  expect((await client.get(getUserInfo)).security_time?.google_auth).toBe(api.clock.now());
  const gone = { action: 2 as const, ticket: 'tkt_gone', new_google_code, email_code };
  expect((await client.refusal(setGoogleAuth, { body: gone })).code).toBe(errorCode.VERIFICATION_REQUIRED);
});

test('a recovery code stands for a lost device', async () => {
  const { client, emailCode } = signedIn({ scenario: 'user.recoveryCode' });
  const email_code = await emailCode(5);
  const body = { recovery_code: 'aaaaa-bbbbb', email_code };
  expect((await client.refusal(recoverGoogleAuth, { body: { ...body, recovery_code: 'x' } })).code).toBe(
    errorCode.GOOGLE_CODE_WRONG,
  );
  expect((await client.get(recoverGoogleAuth, { body })).bind_google_auth).toBe(false);
});

test('a forgotten transaction password is reset with both codes', async () => {
  const { api, client, emailCode } = signedIn();
  const next = 'd'.repeat(64);
  const body = { type: 2 as const, reset: 1 as const, password: next, confirm_password: next };
  const google_code = api.currentTotp();
  expect((await client.refusal(changePassword, { body: { ...body, google_code } })).data.errors).toEqual({
    email_code: 'required',
  });
  const email_code = await emailCode(7);
  await client.get(changePassword, { body: { ...body, google_code, email_code } });
  expect((await client.get(getUserInfo)).security_time?.trade_password).toBe(api.clock.now());
  // The account password is never reset this way.
  const account = { ...body, type: 1 as const, google_code: api.currentTotp(), email_code };
  expect((await client.refusal(changePassword, { body: account })).code).toBe(errorCode.PASSWORD_MISMATCH);
});

test('a new number gets its own code, the old one or the authenticator proves who asks', async () => {
  const { api, client, lastCode } = signedIn();
  const { phone } = await client.get(getUserInfo);
  expect(phone).not.toBe('');
  const { ticket } = await client.get(verify, { body: { type: 10, google_code: api.currentTotp() } });
  await client.get(sendSmsCode, { body: { type: 2, area_code: '+49', phone: '15112345678' } });
  const body = { action: 2 as const, area_code: '+49', phone: '15112345678', sms_code: lastCode(), ticket };
  expect((await client.get(changePhone, { body })).withdraw_lock_until).toBe(api.clock.now() + 86_400);
});

test('the last method of withdrawing cannot be switched off', async () => {
  const { client } = signedIn({ scenario: 'user.onlyAuthenticator' });
  const security_switch = [{ type: 2, method: 'google_auth' as const, open: 2 as const }];
  expect((await client.refusal(editUser, { body: { security_switch } })).data.reason).toBe('only_method');
});

test('news of sign-ins is turned off with a verification, and then there is none', async () => {
  const { api, client } = signedIn();
  const notice = (await client.get(getUserInfo)).security_switch.find(({ type }) => type === 3);
  expect(notice).toMatchObject({ method: 'email', open: 1 });
  const notificationsAfterSignIn = async () => {
    await client.get(login, { body: { google_auth_code: 'mock:authorised' } });
    return (await client.get(listNotifications)).list.filter(
      ({ types, created_time }) => types === 2 && created_time === api.clock.now(),
    ).length;
  };
  api.advance(60);
  expect(await notificationsAfterSignIn()).toBe(1);
  const security_switch = [{ type: 3, method: 'email' as const, open: 2 as const }];
  expect((await client.refusal(editUser, { body: { security_switch } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  const codes = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
  await client.get(editUser, { body: { security_switch, ...codes } });
  api.advance(60);
  expect(await notificationsAfterSignIn()).toBe(0);
});

test('how an account is protected can be changed while its application is looked at', async () => {
  const { client } = signedIn({ scenario: 'user.underReview' });
  const security_switch = [{ type: 2, method: 'email' as const, open: 1 as const }];
  await client.get(editUser, { body: { security_switch } });
  expect((await client.refusal(editUser, { body: { name: 'Other' } })).code).toBe(errorCode.UNDER_REVIEW);
});

test('an empty account is deleted with a ticket and its id typed out', async () => {
  const { api, client } = signedIn({ scenario: 'user.zeroBalances' });
  const mchid_confirm = (await client.get(getUserInfo)).mchid;
  expect((await client.refusal(deleteUser, { body: { mchid_confirm } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  const codes = { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
  const { ticket } = await client.get(verify, {
    body: { type: 8, action: deleteUser.id, ...codes },
  });
  await client.get(deleteUser, { body: { mchid_confirm, ticket } });
  expect((await client.refusal(getUserInfo)).status).toBe(401);
  // Signing in to it is no longer possible.
  expect((await client.refusal(login, { body: { google_auth_code: 'mock:authorised' } })).code).toBe(
    errorCode.ACCOUNT_NOT_FOUND,
  );
});

test('a security notice names what was changed in the language of its reader', async () => {
  const { api, client } = signedIn();
  const next = 'c'.repeat(64);
  await client.get(changePassword, {
    body: {
      old_password: DEMO_PASSWORD_HASH,
      password: next,
      confirm_password: next,
      google_code: api.currentTotp(),
    },
  });
  const titleIn = async (language: string) =>
    (await client.get(listNotifications, { headers: { 'X-Language': language } })).list[0]?.title;
  expect(await titleIn('zh-CN')).toBe('安全设置已变更：密码');
  expect(await titleIn('en-US')).toBe('Security setting changed: password');
});

test('payers are offered the tokens the merchant takes', async () => {
  const { client } = signedIn();
  const { accepted } = await client.get(getBillSetting);
  expect(accepted.length).toBeGreaterThan(2);
  const changed = await client.get(editBillSetting, { body: { accepted: ['101'] } });
  expect(changed.accepted).toEqual(['101']);
  const offered = await client.get(listCurrencies, { query: { scene: 'pay' } });
  expect(offered.list.flatMap(({ subset }) => subset.map(({ id }) => id))).toEqual(['101']);
  const held = await client.get(listCurrencies, { query: { scene: 'withdraw' } });
  expect(held.list.length).toBeGreaterThan(1);
  expect((await client.refusal(editBillSetting, { body: { accepted: ['101', '101'] } })).code).toBe(
    errorCode.TOKEN_EXISTS,
  );
  expect((await client.refusal(editBillSetting, { body: { accepted: [] } })).data.errors).toEqual({
    accepted: 'required',
  });
  expect((await client.refusal(editBillSetting, { body: { under_tolerance: '11' } })).data.errors).toEqual({
    under_tolerance: 'range',
  });
});
