import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { listApplications, revealSigningKey } from '#contract/applications.ts';
import { login, logout, verifyLogin } from '#contract/auth.ts';
import { sendEmailCode, sendSmsCode } from '#contract/sentCodes.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import { changePassword, changePhone, getGoogleAuth, setGoogleAuth, verify } from '#contract/security.ts';
import { findPayee } from '#contract/transfers.ts';
import { editUser } from '#contract/account.ts';
import { getUserInfo } from '#contract/user.ts';
import { createWithdrawal } from '#contract/withdrawals.ts';
import { totp } from '#core/access/codes.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { DEMO_PASSWORD_HASH, DEMO_TOTP_SECRET, DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient, signedIn, TRON, uuid } from '#testing/client.ts';
import { editBillSetting, getBillSetting } from '#contract/billing.ts';
import { listCurrencies } from '#contract/currencies.ts';
import { listNotifications } from '#contract/notifications.ts';
import { retrievePassword } from '#contract/recovery.ts';

const withdrawal = { request_id: uuid(1), id: '101', address: TRON, amount: '100' };
const password = DEMO_TRADE_PASSWORD_HASH;

test('the error for a used authenticator code contains the seconds to the next code', async () => {
  const { api, client } = signedIn();
  const google_code = api.currentTotp();
  await client.get(createWithdrawal, { body: { ...withdrawal, google_code, password } });
  const second = { ...withdrawal, request_id: uuid(2), google_code, password };
  const refused = await client.refusal(createWithdrawal, { body: second });
  const wait = 30 - (api.clock.now() % 30);
  expect(refused).toMatchObject({ code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used', wait } });
  // A code that is older than the last used code counts as used, but not as a wrong attempt.
  const older = totp(DEMO_TOTP_SECRET, api.clock.now() - 30);
  expect(await client.reason(verify, { body: { type: 5, google_code: older } })).toBe('used');
  expect(Object.values(api.merchant().settings.guard.tries)).toMatchObject([{ wrong: 0 }]);
  api.advance(wait);
  await client.get(createWithdrawal, { body: { ...second, google_code: api.currentTotp() } });
});

test('the second step of a sign-in uses up its authenticator code', async () => {
  const api = createMockApi({ merchant: 'two-step' });
  const client = createClient(api);
  const google_code = totp(DEMO_TOTP_SECRET, api.clock.now());
  const held = await client.get(login, { body: { google_auth_code: 'mock:two-step' } });
  const { token } = await client.get(verifyLogin, { body: { token: held.token, google_code } });
  const used = await client.refusal(verify, { token, body: { type: 5, google_code } });
  expect(used).toMatchObject({ code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used' } });
  const again = await client.get(login, { body: { google_auth_code: 'mock:two-step' } });
  const body = { token: again.token, google_code };
  expect(await client.reason(verifyLogin, { body })).toBe('used');
});

test("a wrong authenticator code doesn't use up a correct email code", async () => {
  const { client, emailCode } = signedIn();
  const email_code = await emailCode(8);
  const both = { ...withdrawal, password, email_code, google_code: '000000' };
  expect(await client.code(createWithdrawal, { body: both })).toBe(errorCode.GOOGLE_CODE_WRONG);
  await client.get(createWithdrawal, { body: { ...withdrawal, password, email_code } });
});

test('a code sent for another purpose is rejected', async () => {
  const { client, emailCode } = signedIn();
  const email_code = await emailCode(5);
  const body = { ...withdrawal, password, email_code };
  expect(await client.code(createWithdrawal, { body })).toBe(errorCode.EMAIL_CODE_WRONG);
});

test('a withdrawal rejects codes of methods that are not set up or are turned off', async () => {
  const { api, client, emailCode } = signedIn({ scenario: 'user.onlyAuthenticator' });
  const email_code = await emailCode(8);
  const refused = await client.refusal(createWithdrawal, { body: { ...withdrawal, password, email_code } });
  expect(refused).toMatchObject({
    code: errorCode.VERIFICATION_REQUIRED,
    data: { methods: ['google_auth'] },
  });
  const body = { ...withdrawal, password, google_code: api.currentTotp(), sms_code: '123456' };
  expect(await client.code(createWithdrawal, { body })).toBe(errorCode.VERIFICATION_REQUIRED);
});

test('a ticket reveals the signing key of only one application', async () => {
  const { api, client } = signedIn();
  const [own = '', other = ''] = (await client.get(listApplications)).list.map(({ id }) => id);
  const ask = { type: 8, action: revealSigningKey.id, google_code: api.currentTotp(), password };
  expect(await client.errors(verify, { body: ask })).toEqual({ subject: 'required' });
  const { ticket } = await client.get(verify, { body: { ...ask, subject: subjectOf({ id: own }) } });
  expect(await client.code(revealSigningKey, { body: { id: other, ticket } })).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  expect((await client.get(revealSigningKey, { body: { id: own, ticket } })).sign_key).toMatch(/^whsec_/);
});

test('one verification covers from 1 to 200 withdrawals', async () => {
  const { client, codes } = signedIn();
  const ask = (count: number) => ({
    body: {
      type: 8,
      action: createWithdrawal.id,
      subject: Array.from({ length: count }, (_, index) =>
        subjectOf({ ...withdrawal, amount: String(index + 1) }),
      ),
      ...codes(),
    },
  });
  expect(await client.errors(verify, ask(201))).toEqual({ subject: 'too_long' });
  expect(await client.errors(verify, ask(0))).toEqual({ subject: 'required' });
  expect((await client.get(verify, ask(200))).ticket).not.toBe('');
});

test('a ticket isn’t valid in a URL, in another session or after the sign-out', async () => {
  const { api, client } = signedIn();
  const { ticket } = await client.get(verify, { body: { type: 5, google_code: api.currentTotp() } });
  const url = `http://mock.test${getGoogleAuth.path}?ticket=${ticket}`;
  const token = api.bank.sessions.of('authorised')[0]?.token ?? '';
  const answer: unknown = await (
    await api.handle(new Request(url, { headers: { 'x-token': token } }))
  ).json();
  expect(answer).toMatchObject({ data: { bind: true, secret: '' } });
  const other = createClient(api, api.signIn());
  const headers = { 'x-ticket': ticket };
  expect(await other.code(getGoogleAuth, { headers })).toBe(errorCode.VERIFICATION_REQUIRED);
  expect((await client.get(getGoogleAuth, { headers })).secret).not.toBe('');
  await client.get(logout);
  expect(api.bank.tickets.size).toBe(0);
});

test("a ticket can't be exchanged for another ticket", async () => {
  const { client, codes } = signedIn();
  for (const body of [{ type: 5 }, { type: 8, action: verify.id }]) {
    const { ticket } = await client.get(verify, { body: { ...body, ...codes() } });
    expect(await client.code(verify, { body: { ...body, ticket } })).toBe(errorCode.VERIFICATION_REQUIRED);
  }
});

test('a call that changes two protected settings requires one verification', async () => {
  const { api, client } = signedIn();
  await client.get(editUser, { body: { anti_phishing: 'Blue heron' } });
  const security_switch = [{ type: 2, method: 'email' as const, open: 2 as const }];
  const body = { anti_phishing: 'Red kite', security_switch, google_code: api.currentTotp(), password };
  expect((await client.get(editUser, { body })).anti_phishing).toBe('Red kite');
});

test("codes requested while signed out don't use up the limit of withdrawal codes", async () => {
  const { api, client, emailCode } = signedIn();
  const body = { type: 3, email: 'finance@northwind.example' };
  for (let times = 0; times < 10; times += 1) {
    await client.get(sendEmailCode, { body, token: null });
    api.advance(61);
  }
  expect(await client.reason(sendEmailCode, { body, token: null })).toBe('day_limit');
  expect(await emailCode(8)).toMatch(/^\d{6}$/);
});

test('an email address belongs to one account, regardless of case', async () => {
  const { api, client } = signedIn();
  const email = 'FINANCE@Northwind.Example';
  const { token } = await client.get(login, { body: { email, password: DEMO_PASSWORD_HASH }, token: null });
  expect((await client.get(getUserInfo, { token })).email).toBe('finance@northwind.example');
  expect(await client.code(sendEmailCode, { body: { type: 2, email } })).toBe(errorCode.EMAIL_EXISTS);
  const payee = await client.get(findPayee, { query: { account: 'ACCOUNTS@acme.example' } });
  expect(payee.mchid).toBe('10013401');
  expect(await client.errors(findPayee, { query: { account: email } })).toEqual({
    account: 'account_self',
  });
  await client.get(sendEmailCode, { body: { type: 3, email } });
  api.advance(30);
  const lower = { type: 3, email: email.toLowerCase() };
  expect(await client.reason(sendEmailCode, { body: lower })).toBe('interval');
});

test('an account can return to its former email address', async () => {
  const { api, client } = signedIn();
  const { profile } = api.merchant();
  const { email } = profile;
  profile.email = 'treasury@northwind.example';
  await client.get(sendEmailCode, { body: { type: 9, email } });
  expect(api.inbox()[0]?.to).toBe(email);
});

test('an authenticator can be changed with a ticket instead of its current code', async () => {
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
});

test('a forgotten transaction password is reset with email and authenticator codes', async () => {
  const { api, client, emailCode } = signedIn();
  const next = 'd'.repeat(64);
  const body = { type: 2 as const, reset: 1 as const, password: next, confirm_password: next };
  const google_code = api.currentTotp();
  expect(await client.errors(changePassword, { body: { ...body, google_code } })).toEqual({
    email_code: 'required',
  });
  const email_code = await emailCode(7);
  await client.get(changePassword, { body: { ...body, google_code, email_code } });
  expect((await client.get(getUserInfo)).security_time?.trade_password).toBe(api.clock.now());
  // Codes alone reset only the transaction password. The account password still requires the old password.
  const account = { ...body, type: 1 as const, google_code: api.currentTotp(), email_code };
  expect(await client.code(changePassword, { body: account })).toBe(errorCode.PASSWORD_MISMATCH);
});

test('a phone number is changed with a ticket and a code sent to the new number', async () => {
  const { api, client, lastCode } = signedIn();
  const { phone } = await client.get(getUserInfo);
  expect(phone).not.toBe('');
  const { ticket } = await client.get(verify, { body: { type: 10, google_code: api.currentTotp() } });
  await client.get(sendSmsCode, { body: { type: 2, area_code: '+49', phone: '15112345678' } });
  const body = { action: 2 as const, area_code: '+49', phone: '15112345678', sms_code: lastCode(), ticket };
  expect((await client.get(changePhone, { body })).withdraw_lock_until).toBe(api.clock.now() + 86_400);
});

test("the last verification method for withdrawals can't be turned off", async () => {
  const { client } = signedIn({ scenario: 'user.onlyAuthenticator' });
  const security_switch = [{ type: 2, method: 'google_auth' as const, open: 2 as const }];
  expect(await client.reason(editUser, { body: { security_switch } })).toBe('only_method');
});

test('sign-in notifications can be turned off only with verification', async () => {
  const { api, client, codes } = signedIn();
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
  expect(await client.code(editUser, { body: { security_switch } })).toBe(errorCode.VERIFICATION_REQUIRED);
  await client.get(editUser, { body: { security_switch, ...codes() } });
  api.advance(60);
  expect(await notificationsAfterSignIn()).toBe(0);
});

test('security settings can be changed while the application is under review', async () => {
  const { client } = signedIn({ scenario: 'user.underReview' });
  const security_switch = [{ type: 2, method: 'email' as const, open: 1 as const }];
  await client.get(editUser, { body: { security_switch } });
  expect(await client.code(editUser, { body: { name: 'Other' } })).toBe(errorCode.UNDER_REVIEW);
});

test('customers can pay only with the tokens that the merchant accepts', async () => {
  const { client } = signedIn();
  const { accepted } = await client.get(getBillSetting);
  expect(accepted.length).toBeGreaterThan(2);
  const changed = await client.get(editBillSetting, { body: { accepted: ['101'] } });
  expect(changed.accepted).toEqual(['101']);
  const offered = await client.get(listCurrencies, { query: { scene: 'pay' } });
  expect(offered.list.flatMap(({ subset }) => subset.map(({ id }) => id))).toEqual(['101']);
  const held = await client.get(listCurrencies, { query: { scene: 'withdraw' } });
  expect(held.list.length).toBeGreaterThan(1);
  expect(await client.errors(editBillSetting, { body: { accepted: [] } })).toEqual({
    accepted: 'required',
  });
  expect(await client.errors(editBillSetting, { body: { under_tolerance: '11' } })).toEqual({
    under_tolerance: 'range',
  });
});

test('a password reset by email ends all sessions', async () => {
  const { api, client } = signedIn();
  const email = 'finance@northwind.example';
  const next = 'e'.repeat(64);
  const reset = async (to: string) => {
    api.advance(61);
    await client.get(sendEmailCode, { body: { type: 3, email }, token: null });
    const email_code = api.inbox()[0]?.code ?? '';
    const body = { email, email_code, password: to, confirm_password: to, google_code: api.currentTotp() };
    return { token: null, body };
  };
  expect(await client.code(retrievePassword, await reset(DEMO_PASSWORD_HASH))).toBe(
    errorCode.PASSWORD_UNCHANGED,
  );
  await client.get(retrievePassword, await reset(next));
  expect((await client.refusal(getUserInfo)).status).toBe(401);
  const signIn = (password: string) => ({ body: { email, password }, token: null });
  expect((await client.get(login, signIn(next))).token).not.toBe('');
  expect(await client.code(login, signIn(DEMO_PASSWORD_HASH))).toBe(errorCode.PASSWORD_WRONG);
});
