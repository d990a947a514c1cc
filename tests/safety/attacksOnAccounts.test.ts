import { errorCode } from '@settlement/api-mocks/contract/errors';
import { login, verifyLogin } from '@settlement/api-mocks/contract/auth';
import { register } from '@settlement/api-mocks/contract/registration';
import { retrievePassword } from '@settlement/api-mocks/contract/recovery';
import { sendSmsCode } from '@settlement/api-mocks/contract/sentCodes';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import {
  changePassword,
  changePhone,
  getGoogleAuth,
  setGoogleAuth,
  verify,
} from '@settlement/api-mocks/contract/security';
import { deleteUser, editUser } from '@settlement/api-mocks/contract/account';
import { getUserInfo } from '@settlement/api-mocks/contract/user';
import { createWithdrawal, listWithdrawals } from '@settlement/api-mocks/contract/withdrawals';
import { DEMO_PASSWORD_HASH, DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import { expect, test } from 'vitest';
import { openApiSession, type ApiSession } from './openApiSession.ts';
import { emailCode, withdrawal } from './writeCalls.ts';

const ownPhone = { area_code: '+49', phone: '15112345678' };
const NEXT = 'e'.repeat(64);
const guess = (n: number) => n.toString(16).padStart(64, 'a');

async function smsCode(session: ApiSession, body: { type: number; area_code?: string; phone?: string }) {
  await session.get(sendSmsCode, { body });
  return session.lastCode();
}

test.each([0, 3, -1, 99])('a security switch is not turned off by the code %i', async (open) => {
  const session = openApiSession({ merchant: 'two-step' });
  const before = (await session.get(getUserInfo)).security_switch;
  for (const type of [1, 2, 3]) {
    for (const method of ['google_auth', 'email', 'phone']) {
      const text = JSON.stringify({ security_switch: [{ type, method, open }] });
      const { code } = await session.ask(editUser, { text });
      expect({ type, method, code }).toEqual({ type, method, code: errorCode.PARAMETER_ERROR });
    }
  }
  expect((await session.get(getUserInfo)).security_switch).toEqual(before);
});

test('a session alone binds no phone, which would then prove a change of the e-mail address', async () => {
  const session = openApiSession({ scenario: 'user.noMethod' });
  const sms_code = await smsCode(session, { type: 1, ...ownPhone });
  const bind = { action: 1 as const, ...ownPhone, sms_code };
  expect((await session.ask(changePhone, { body: bind })).code).toBe(errorCode.VERIFICATION_REQUIRED);
  expect((await session.get(getUserInfo)).phone).toBe('');
  // Neither does a ticket for another purpose, nor one of another session.
  const email_code = await emailCode(session, 6);
  const other = await session.get(verify, { body: { type: 6, email_code } });
  expect((await session.ask(changePhone, { body: { ...bind, ticket: other.ticket } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  const code = await emailCode(session, 10);
  const { ticket } = await session.get(verify, { body: { type: 10, email_code: code } });
  const token = session.api.signIn('authorised');
  expect((await session.ask(changePhone, { token, body: { ...bind, ticket } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  expect((await session.ask(changePhone, { body: { ...bind, ticket } })).code).toBe(200);
});

test('a first transaction password closes withdrawals: it takes the place of the account password', async () => {
  const session = openApiSession();
  session.api.merchant('authorised').profile.tradePasswordHash = '';
  const email_code = await emailCode(session, 7);
  const set = { type: 2 as const, password: NEXT, confirm_password: NEXT, email_code };
  const answer = await session.get(changePassword, { body: set });
  expect(answer.withdraw_lock_until).toBe(session.api.clock.now() + 86_400);
  const body = { ...withdrawal, email_code: await emailCode(session, 8), password: NEXT };
  expect(await session.ask(createWithdrawal, { body })).toMatchObject({ code: errorCode.WITHDRAWALS_CLOSED });
});

test('a code by e-mail is no way to guess the transaction password', async () => {
  const session = openApiSession();
  const { email } = await session.get(getUserInfo);
  const email_code = await emailCode(session, 3, email);
  const tries = async (password: string) => {
    const { google_code } = session.proof();
    const body = { email, email_code, password, confirm_password: password, google_code };
    return (await session.ask(retrievePassword, { body })).code;
  };
  for (let n = 0; n < 5; n += 1)
    expect(await tries(DEMO_TRADE_PASSWORD_HASH)).toBe(errorCode.PARAMETER_ERROR);
  // The response is then the same for the right one and for any other.
  expect(await tries(DEMO_TRADE_PASSWORD_HASH)).toBe(errorCode.TOO_FREQUENT);
  expect(await tries(guess(1))).toBe(errorCode.TOO_FREQUENT);
});

test('a new transaction password is no way to guess the account password', async () => {
  const session = openApiSession();
  const email_code = await emailCode(session, 7);
  const { google_code } = session.proof();
  const reset = { type: 2 as const, reset: 1 as const, google_code, email_code };
  const tries = async (password: string) =>
    (await session.ask(changePassword, { body: { ...reset, password, confirm_password: password } })).code;
  for (let n = 0; n < 5; n += 1) expect(await tries(DEMO_PASSWORD_HASH)).toBe(errorCode.PARAMETER_ERROR);
  expect(await tries(DEMO_PASSWORD_HASH)).toBe(errorCode.TOO_FREQUENT);
});

test('a mailbox alone sets no new password, and is no way to guess the second step', async () => {
  const session = openApiSession({ merchant: 'two-step' });
  const { email } = await session.get(getUserInfo);
  const email_code = await emailCode(session, 3, email);
  const body = { email, email_code, password: NEXT, confirm_password: NEXT };
  const retrieve = (more: object) =>
    session.ask(retrievePassword, { token: null, body: { ...body, ...more } });
  // A caller without the email code doesn't learn whether there is an authenticator.
  const stranger = await retrieve({ email_code: email_code === '000000' ? '111111' : '000000' });
  expect(stranger.code).toBe(errorCode.EMAIL_CODE_WRONG);
  expect(await retrieve({})).toMatchObject({
    code: errorCode.VERIFICATION_REQUIRED,
    data: { purpose: 3, methods: ['google_auth'], need_password: false },
  });
  for (let n = 0; n < 5; n += 1)
    expect((await retrieve({ google_code: '000000' })).code).toBe(errorCode.GOOGLE_CODE_WRONG);
  const { google_code } = session.proof();
  expect(await retrieve({ google_code })).toMatchObject({
    code: errorCode.TOO_FREQUENT,
    data: { reason: 'locked' },
  });
  expect(session.api.merchant('two-step').profile.passwordHash).toBe(DEMO_PASSWORD_HASH);
  session.api.advance(900);
  const fresh = await emailCode(session, 3, email);
  const done = await retrieve({ email_code: fresh, google_code: session.proof().google_code });
  expect(done.data).toEqual({ withdraw_lock_until: session.api.clock.now() + 86_400 });
});

test('an authenticator code that reset a password is used', async () => {
  const session = openApiSession({ merchant: 'two-step' });
  const { email } = await session.get(getUserInfo);
  const email_code = await emailCode(session, 3, email);
  const { google_code } = session.proof();
  const body = { email, email_code, google_code, password: NEXT, confirm_password: NEXT };
  await session.get(retrievePassword, { token: null, body });
  const { token } = await session.get(login, { token: null, body: { email, password: NEXT } });
  const again = await session.ask(verifyLogin, { token: null, body: { token, google_code } });
  expect(again).toMatchObject({ code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used' } });
});

test('a new password does not reset the attempts of a guesser', async () => {
  const session = openApiSession({ merchant: 'two-step' });
  const { email } = await session.get(getUserInfo);
  const code = await emailCode(session, 3, email);
  const body = { email, email_code: code, password: NEXT, confirm_password: NEXT };
  const pending = async (password: string) => {
    const answer = await session.get(login, { token: null, body: { email, password } });
    expect(answer.verification).toBe(true);
    return answer.token;
  };
  const guessCode = async (token: string) =>
    (await session.ask(verifyLogin, { token: null, body: { token, google_code: '000000' } })).code;
  const first = await pending(DEMO_PASSWORD_HASH);
  for (let n = 0; n < 5; n += 1) expect(await guessCode(first)).toBe(errorCode.GOOGLE_CODE_WRONG);
  expect(await guessCode(first)).toBe(errorCode.TOO_FREQUENT);
  const reset = { ...body, google_code: session.proof().google_code };
  expect(await session.ask(retrievePassword, { token: null, body: reset })).toMatchObject({
    code: errorCode.TOO_FREQUENT,
  });
  expect(await guessCode(await pending(DEMO_PASSWORD_HASH))).toBe(errorCode.TOO_FREQUENT);
  // The wait of the guesser ends with a right code, not with a new password.
  session.api.advance(900);
  const later = { ...reset, email_code: await emailCode(session, 3, email), google_code: '000000' };
  expect(await session.ask(retrievePassword, { token: null, body: later })).toMatchObject({
    code: errorCode.GOOGLE_CODE_WRONG,
  });
  expect(await pending(DEMO_PASSWORD_HASH)).not.toBe('');
});

test('a secret that was shown longer ago than it is good for binds nothing', async () => {
  const session = openApiSession({ scenario: 'user.noMethod' });
  const { secret, expire_time } = await session.get(getGoogleAuth);
  session.api.advance(expire_time - session.api.clock.now() + 1);
  const email_code = await emailCode(session, 5);
  const body = { action: 1 as const, google_code: session.api.currentTotp(secret), email_code };
  expect((await session.ask(setGoogleAuth, { body })).code).toBe(errorCode.OPERATION_FAILED);
  expect((await session.get(getUserInfo)).bind_google_auth).toBe(false);
});

test('an account with a swap in progress is not deleted', async () => {
  const session = openApiSession({ scenario: 'user.zeroBalances' });
  const { mchid } = await session.get(getUserInfo);
  const merchant = session.api.merchant('authorised');
  merchant.rows.swaps.add((index) => ({
    index,
    createdAt: session.api.clock.now(),
    finishedAt: 0,
    from: 0,
    to: 1,
    fromAmount: 1n,
    toAmount: 1n,
    fee: 0n,
    progress: 1,
  }));
  const answer = await session.ask(deleteUser, { body: { mchid_confirm: mchid } });
  expect(answer).toMatchObject({ code: errorCode.OPERATION_FAILED, data: { reason: 'pending_orders' } });
});

test('an account that registers with the address of a deleted one can sign in', async () => {
  const session = openApiSession({ scenario: 'user.zeroBalances' });
  const { mchid, email } = await session.get(getUserInfo);
  const body = { type: 8, action: deleteUser.id, ...session.proof() };
  const { ticket } = await session.get(verify, { body });
  await session.get(deleteUser, { body: { mchid_confirm: mchid, ticket } });
  const password = guess(7);
  const account = { email, email_code: await emailCode(session, 2, email), password };
  await session.get(register, { body: { ...account, confirm_password: password }, token: null });
  const { token } = await session.get(login, { body: { email, password }, token: null });
  expect((await session.get(getUserInfo, { token })).mchid).not.toBe(mchid);
});

test('a pending sign-in is good for its second step alone', async () => {
  const session = openApiSession({ merchant: 'two-step' });
  const { email } = await session.get(getUserInfo);
  const { token } = await session.get(login, { token: null, body: { email, password: DEMO_PASSWORD_HASH } });
  let tried = 0;
  for (const endpoint of Object.values(endpoints)) {
    if (endpoint.auth === 'public') continue;
    tried += 1;
    expect({ id: endpoint.id, status: (await session.ask(endpoint, { token })).status }).toEqual({
      id: endpoint.id,
      status: 401,
    });
  }
  console.log(`a pending token: ${tried} calls tried, every one answered 401`);
  expect((await session.get(listWithdrawals)).total).toBeGreaterThan(0);
});
