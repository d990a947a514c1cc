import { errorCode } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { createAddress, setAddressPolicy } from '#contract/addresses.ts';
import { login, logout, verifyLogin } from '#contract/auth.ts';
import { register } from '#contract/registration.ts';
import { sendEmailCode } from '#contract/sentCodes.ts';
import { freezeFunds } from '#contract/funds.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import { changePassword, getGoogleAuth, verify } from '#contract/security.ts';
import { findPayee } from '#contract/transfers.ts';
import { editUser } from '#contract/account.ts';
import { getUserInfo } from '#contract/user.ts';
import { createWithdrawal } from '#contract/withdrawals.ts';
import { totp } from '#core/totp.ts';
import { createMockApi, type MockApiOptions } from '#entries/createMockApi.ts';
import { DEMO_PASSWORD_HASH, DEMO_TOTP_SECRET, DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient } from '#testing/client.ts';

const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const withdrawal = { request_id: uuid(1), id: '101', address: TRON, amount: '100' };
const password = DEMO_TRADE_PASSWORD_HASH;

function signedIn(options: MockApiOptions = {}) {
  const api = createMockApi(options);
  const client = createClient(api, api.signIn());
  const code = () => totp(DEMO_TOTP_SECRET, api.clock.now());
  const emailCode = async (type: number, email?: string) => {
    await client.get(sendEmailCode, { body: { type, ...(email !== undefined && { email }) } });
    return api.inbox()[0]?.code ?? '';
  };
  const wrong = () => client.refusal(verify, { body: { type: 5, google_code: '000000' } });
  return { api, client, code, emailCode, wrong };
}

test('a code of the authenticator is good once, and says when the next one comes', async () => {
  const { api, client, code } = signedIn();
  const google_code = code();
  await client.get(createWithdrawal, { body: { ...withdrawal, google_code, password } });
  const second = { ...withdrawal, request_id: uuid(2), google_code, password };
  const refused = await client.refusal(createWithdrawal, { body: second });
  const wait = 30 - (api.clock.now() % 30);
  expect(refused).toMatchObject({ code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used', wait } });
  // An older one is as good as used, and a used one is no guess.
  const older = totp(DEMO_TOTP_SECRET, api.clock.now() - 30);
  expect((await client.refusal(verify, { body: { type: 5, google_code: older } })).data.reason).toBe('used');
  expect(Object.values(api.merchant().settings.guard.tries)).toMatchObject([{ wrong: 0 }]);
  api.advance(wait);
  await client.get(createWithdrawal, { body: { ...second, google_code: code() } });
});

test('the second step of a sign-in uses up its code, too', async () => {
  const api = createMockApi({ merchant: 'two-step' });
  const client = createClient(api);
  const google_code = totp(DEMO_TOTP_SECRET, api.clock.now());
  const held = await client.get(login, { body: { google_auth_code: 'mock:two-step' } });
  const { token } = await client.get(verifyLogin, { body: { token: held.token, google_code } });
  const used = await client.refusal(verify, { token, body: { type: 5, google_code } });
  expect(used).toMatchObject({ code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used' } });
  const again = await client.get(login, { body: { google_auth_code: 'mock:two-step' } });
  const body = { token: again.token, google_code };
  expect((await client.refusal(verifyLogin, { body })).data.reason).toBe('used');
});

test('a wrong code of the authenticator leaves the right one of the e-mail as it was', async () => {
  const { client, emailCode } = signedIn();
  const email_code = await emailCode(8);
  const both = { ...withdrawal, password, email_code, google_code: '000000' };
  expect((await client.refusal(createWithdrawal, { body: both })).code).toBe(errorCode.GOOGLE_CODE_WRONG);
  await client.get(createWithdrawal, { body: { ...withdrawal, password, email_code } });
});

test('a code of another purpose is none', async () => {
  const { client, emailCode } = signedIn();
  const email_code = await emailCode(5);
  const body = { ...withdrawal, password, email_code };
  expect((await client.refusal(createWithdrawal, { body })).code).toBe(errorCode.EMAIL_CODE_WRONG);
});

test('a method that is not bound, or is off for withdrawals, proves no withdrawal', async () => {
  const { client, code, emailCode } = signedIn({ scenario: 'user.onlyAuthenticator' });
  const email_code = await emailCode(8);
  const refused = await client.refusal(createWithdrawal, { body: { ...withdrawal, password, email_code } });
  expect(refused).toMatchObject({
    code: errorCode.VERIFICATION_REQUIRED,
    data: { methods: ['google_auth'] },
  });
  const body = { ...withdrawal, password, google_code: code(), sms_code: '123456' };
  expect((await client.refusal(createWithdrawal, { body })).code).toBe(errorCode.VERIFICATION_REQUIRED);
});

test('a ticket is good for one call with one body, once', async () => {
  const { client, code } = signedIn();
  const ask = {
    type: 8,
    action: createWithdrawal.id,
    subject: subjectOf(withdrawal),
    google_code: code(),
    password,
  };
  expect((await client.refusal(verify, { body: { ...ask, subject: undefined } })).data.errors).toEqual({
    subject: 'required',
  });
  const { ticket } = await client.get(verify, { body: ask });
  const otherAmount = { ...withdrawal, amount: '1000', ticket };
  expect((await client.refusal(createWithdrawal, { body: otherAmount })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  const otherCall = { label: 'Depot', currency_id: '101', address: TRON, ticket };
  expect((await client.refusal(createAddress, { body: otherCall })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  await client.get(createWithdrawal, { body: { ...withdrawal, ticket } });
  const again = { ...withdrawal, request_id: uuid(2), ticket };
  expect((await client.refusal(createWithdrawal, { body: again })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
});

test('a ticket for one call is none for another, whatever its body', async () => {
  const { client, code } = signedIn();
  expect(
    (await client.refusal(verify, { body: { type: 8, google_code: code(), password } })).data.errors,
  ).toEqual({ action: 'required' });
  const ask = { type: 8, action: createAddress.id, google_code: code(), password };
  const { ticket } = await client.get(verify, { body: ask });
  expect((await client.refusal(setAddressPolicy, { body: { cooling: 2, ticket } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  await client.get(createAddress, { body: { label: 'Depot', currency_id: '101', address: TRON, ticket } });
});

test('one proof may be for several addresses, each once', async () => {
  const { client, code } = signedIn();
  const first = { label: 'One', currency_id: '101', address: TRON };
  const second = { label: 'Two', currency_id: '101', address: 'TVj7RNVHy6thbM7BWdSe9G6gXwKhjhdNZS' };
  const subject = [subjectOf(first), subjectOf(second)];
  const proof = { type: 8, action: createAddress.id, subject, google_code: code(), password };
  const { ticket } = await client.get(verify, { body: proof });
  await client.get(createAddress, { body: { ...second, ticket } });
  const third = { ...first, label: 'Three', ticket };
  expect((await client.refusal(createAddress, { body: third })).code).toBe(errorCode.VERIFICATION_REQUIRED);
  await client.get(createAddress, { body: { ...first, ticket } });
});

test('a ticket ends with its session, and is not taken from an address', async () => {
  const { api, client, code } = signedIn();
  const { ticket } = await client.get(verify, { body: { type: 5, google_code: code() } });
  const url = `http://mock.test${getGoogleAuth.path}?ticket=${ticket}`;
  const token = api.bank.sessions.of('authorised')[0]?.token ?? '';
  const answer: unknown = await (
    await api.handle(new Request(url, { headers: { 'x-token': token } }))
  ).json();
  expect(answer).toMatchObject({ data: { bind: true, secret: '' } });
  const other = createClient(api, api.signIn());
  const headers = { 'x-ticket': ticket };
  expect((await other.refusal(getGoogleAuth, { headers })).code).toBe(errorCode.VERIFICATION_REQUIRED);
  expect((await client.get(getGoogleAuth, { headers })).secret).not.toBe('');
  await client.get(logout);
  expect(api.bank.tickets.size).toBe(0);
});

test('a protection that changes ends the tickets that were given before', async () => {
  const { api, client, code } = signedIn();
  const { ticket } = await client.get(verify, { body: { type: 5, google_code: code() } });
  const security_switch = [{ type: 2, method: 'email' as const, open: 2 as const }];
  await client.get(editUser, { body: { security_switch, google_code: api.currentTotp(), password } });
  expect((await client.refusal(getGoogleAuth, { headers: { 'x-ticket': ticket } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
});

test('one call that changes two protected things is proved once', async () => {
  const { client, code } = signedIn();
  await client.get(editUser, { body: { anti_phishing: 'Blue heron' } });
  const security_switch = [{ type: 2, method: 'email' as const, open: 2 as const }];
  const body = { anti_phishing: 'Red kite', security_switch, google_code: code(), password };
  expect((await client.get(editUser, { body })).anti_phishing).toBe('Red kite');
});

test('guessing rests the session that guesses, and not the owner', async () => {
  const { api, client, code, wrong } = signedIn();
  for (const left of [4, 3, 2, 1, 0]) expect((await wrong()).data).toMatchObject({ tries_left: left });
  expect(await wrong()).toMatchObject({
    code: errorCode.TOO_FREQUENT,
    data: { reason: 'locked', wait: 900 },
  });
  const owner = createClient(api, api.signIn());
  const google_code = code();
  await owner.get(createWithdrawal, { body: { ...withdrawal, google_code, password } });
  // Opening new sessions doesn't help; a verified session continues.
  for (let session = 0; session < 4; session += 1) {
    const next = createClient(api, api.signIn());
    for (let tries = 0; tries < 5; tries += 1)
      await next.refusal(verify, { body: { type: 5, google_code: '000000' } });
  }
  const newcomer = createClient(api, api.signIn());
  expect(await newcomer.refusal(verify, { body: { type: 5, google_code: '000000' } })).toMatchObject({
    code: errorCode.TOO_FREQUENT,
    data: { reason: 'locked', wait: 3600 },
  });
  await owner.get(freezeFunds, { body: { open: 1 } });
  await owner.get(freezeFunds, { body: { open: 2, google_code: api.currentTotp(), password } });
  api.advance(901);
  expect((await client.get(getUserInfo)).name).toBe('Northwind Ltd');
});

test('wrong passwords and wrong second steps are limited, and close nothing inside', async () => {
  const { api, client, code } = signedIn({ merchant: 'two-step' });
  const email = 'treasury@fabrikam.example';
  const guess = () => client.refusal(login, { body: { email, password: 'f'.repeat(64) }, token: null });
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).code).toBe(errorCode.PASSWORD_WRONG);
  expect(await guess()).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'locked' } });
  const step = async () => {
    // Each guess with a sign-in of its own: the account counts.
    const { token } = await client.get(login, { body: { google_auth_code: 'mock:two-step' }, token: null });
    return client.refusal(verifyLogin, { body: { token, google_code: '000000' }, token: null });
  };
  for (let tries = 0; tries < 5; tries += 1) expect((await step()).code).toBe(errorCode.GOOGLE_CODE_WRONG);
  expect(await step()).toMatchObject({ code: errorCode.TOO_FREQUENT, data: { reason: 'locked' } });
  const proof = { google_code: code(), password };
  expect((await client.get(createWithdrawal, { body: { ...withdrawal, ...proof } })).status).toBe(1);
  expect(api.merchant().settings.guard.ceilings['session']).toBe(undefined);
});

test('a code that was sent ends after five wrong tries; another one is sent', async () => {
  const { api, client, emailCode } = signedIn();
  const email = 'shop@corner.example';
  const hash = 'a'.repeat(64);
  const body = { email, password: hash, confirm_password: hash };
  const email_code = await emailCode(2, email);
  for (let tries = 0; tries < 5; tries += 1)
    expect((await client.refusal(register, { body: { ...body, email_code: '000000' } })).code).toBe(
      errorCode.EMAIL_CODE_WRONG,
    );
  expect((await client.refusal(register, { body: { ...body, email_code } })).code).toBe(
    errorCode.EMAIL_CODE_WRONG,
  );
  api.advance(61);
  const { token } = await client.get(register, { body: { ...body, email_code: await emailCode(2, email) } });
  expect(token).toMatch(/^tok_/);
});

test('codes anybody may ask for do not use up those of a withdrawal', async () => {
  const { api, client, emailCode } = signedIn();
  const body = { type: 3, email: 'finance@northwind.example' };
  for (let times = 0; times < 10; times += 1) {
    await client.get(sendEmailCode, { body, token: null });
    api.advance(61);
  }
  expect((await client.refusal(sendEmailCode, { body, token: null })).data.reason).toBe('day_limit');
  expect(await emailCode(8)).toMatch(/^\d{6}$/);
});

test('a new account password ends the other sessions', async () => {
  const { api, client, code } = signedIn();
  const other = createClient(api, api.signIn());
  const next = 'd'.repeat(64);
  const body = { old_password: DEMO_PASSWORD_HASH, password: next, confirm_password: next };
  await client.get(changePassword, { body: { ...body, google_code: code() } });
  expect((await other.refusal(getUserInfo)).status).toBe(401);
  expect((await client.get(getUserInfo)).name).toBe('Northwind Ltd');
});

test('an e-mail address is one account whatever its case', async () => {
  const { api, client } = signedIn();
  const email = 'FINANCE@Northwind.Example';
  const { token } = await client.get(login, { body: { email, password: DEMO_PASSWORD_HASH }, token: null });
  expect((await client.get(getUserInfo, { token })).email).toBe('finance@northwind.example');
  expect((await client.refusal(sendEmailCode, { body: { type: 2, email } })).code).toBe(
    errorCode.EMAIL_EXISTS,
  );
  const payee = await client.get(findPayee, { query: { account: 'ACCOUNTS@acme.example' } });
  expect(payee.mchid).toBe('10013401');
  expect((await client.refusal(findPayee, { query: { account: email } })).data.errors).toEqual({
    account: 'account_self',
  });
  await client.get(sendEmailCode, { body: { type: 3, email } });
  api.advance(30);
  const lower = { type: 3, email: email.toLowerCase() };
  expect((await client.refusal(sendEmailCode, { body: lower })).data.reason).toBe('interval');
});
