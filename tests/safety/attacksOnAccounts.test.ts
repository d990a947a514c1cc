import { errorCode } from '@settlement/api-mocks/contract/errors';
import { login, verifyLogin } from '@settlement/api-mocks/contract/auth';
import { register } from '@settlement/api-mocks/contract/registration';
import { retrievePassword } from '@settlement/api-mocks/contract/recovery';
import { sendSmsCode } from '@settlement/api-mocks/contract/sentCodes';
import {
  changePassword,
  changePhone,
  getGoogleAuth,
  setGoogleAuth,
  verify,
} from '@settlement/api-mocks/contract/security';
import { deleteUser } from '@settlement/api-mocks/contract/account';
import { getUserInfo } from '@settlement/api-mocks/contract/user';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { DEMO_PASSWORD_HASH, DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';
import { expect, test } from 'vitest';
import { openApiSession, type ApiSession } from './openApiSession.ts';
import { emailCode, withdrawal } from './writeCalls.ts';

const needed = errorCode.VERIFICATION_REQUIRED;
const ownPhone = { area_code: '+49', phone: '15112345678' };
const NEXT = 'e'.repeat(64);
const guess = (n: number) => n.toString(16).padStart(64, 'a');

async function smsCode(session: ApiSession, body: { type: number; area_code?: string; phone?: string }) {
  await session.get(sendSmsCode, { body });
  return session.lastCode();
}

test('a phone number can’t be added without verification', async () => {
  const session = openApiSession({ scenario: 'user.noMethod' });
  const sms_code = await smsCode(session, { type: 1, ...ownPhone });
  const bind = { action: 1 as const, ...ownPhone, sms_code };
  expect(await session.code(changePhone, { body: bind })).toBe(needed);
  expect((await session.get(getUserInfo)).phone).toBe('');
  const email_code = await emailCode(session, 6);
  const other = await session.get(verify, { body: { type: 6, email_code } });
  expect(await session.code(changePhone, { body: { ...bind, ticket: other.ticket } })).toBe(needed);
  const code = await emailCode(session, 10);
  const { ticket } = await session.get(verify, { body: { type: 10, email_code: code } });
  const token = session.api.signIn('authorised');
  expect(await session.code(changePhone, { token, body: { ...bind, ticket } })).toBe(needed);
  expect(await session.get(changePhone, { body: { ...bind, ticket } })).toMatchObject({
    phone_mask: '151****678',
  });
});

test('the first transaction password pauses withdrawals if set with an email code', async () => {
  const session = openApiSession();
  session.api.merchant('authorised').profile.tradePasswordHash = '';
  const email_code = await emailCode(session, 7);
  const set = { type: 2 as const, password: NEXT, confirm_password: NEXT, email_code };
  const answer = await session.get(changePassword, { body: set });
  expect(answer.withdraw_lock_until).toBe(session.api.clock.now() + 86_400);
  const body = { ...withdrawal, email_code: await emailCode(session, 8), password: NEXT };
  expect(await session.code(createWithdrawal, { body })).toBe(errorCode.WITHDRAWALS_CLOSED);
});

test('an email code doesn’t help to guess the transaction password', async () => {
  const session = openApiSession();
  const { email } = await session.get(getUserInfo);
  const email_code = await emailCode(session, 3, email);
  const tries = async (password: string) => {
    const { google_code } = session.proof();
    const body = { email, email_code, password, confirm_password: password, google_code };
    return await session.code(retrievePassword, { body });
  };
  for (let n = 0; n < 5; n += 1)
    expect(await tries(DEMO_TRADE_PASSWORD_HASH)).toBe(errorCode.PARAMETER_ERROR);
  // After the limit, the correct password has the same response as a wrong one.
  expect(await tries(DEMO_TRADE_PASSWORD_HASH)).toBe(errorCode.TOO_FREQUENT);
  expect(await tries(guess(1))).toBe(errorCode.TOO_FREQUENT);
});

test('a change of the transaction password doesn’t help to guess the account password', async () => {
  const session = openApiSession();
  const email_code = await emailCode(session, 7);
  const { google_code } = session.proof();
  const reset = { type: 2 as const, reset: 1 as const, google_code, email_code };
  const tries = async (password: string) =>
    await session.code(changePassword, { body: { ...reset, password, confirm_password: password } });
  for (let n = 0; n < 5; n += 1) expect(await tries(DEMO_PASSWORD_HASH)).toBe(errorCode.PARAMETER_ERROR);
  expect(await tries(DEMO_PASSWORD_HASH)).toBe(errorCode.TOO_FREQUENT);
});

test('an email code alone doesn’t set a password', async () => {
  const session = openApiSession({ merchant: 'two-step' });
  const { email } = await session.get(getUserInfo);
  const email_code = await emailCode(session, 3, email);
  const body = { email, email_code, password: NEXT, confirm_password: NEXT };
  const retrieve = (more: object) =>
    session.ask(retrievePassword, { token: null, body: { ...body, ...more } });
  // Without the email code, a caller must not learn whether the account has an authenticator app.
  const stranger = await retrieve({ email_code: email_code === '000000' ? '111111' : '000000' });
  expect(stranger.code).toBe(errorCode.EMAIL_CODE_WRONG);
  expect(await retrieve({})).toMatchObject({
    code: needed,
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

test('wrong authenticator codes also lock password resets and new sign-ins', async () => {
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
    await session.code(verifyLogin, { token: null, body: { token, google_code: '000000' } });
  const first = await pending(DEMO_PASSWORD_HASH);
  for (let n = 0; n < 5; n += 1) expect(await guessCode(first)).toBe(errorCode.GOOGLE_CODE_WRONG);
  expect(await guessCode(first)).toBe(errorCode.TOO_FREQUENT);
  const reset = { ...body, google_code: session.proof().google_code };
  expect(await session.code(retrievePassword, { token: null, body: reset })).toBe(errorCode.TOO_FREQUENT);
  expect(await guessCode(await pending(DEMO_PASSWORD_HASH))).toBe(errorCode.TOO_FREQUENT);
  // After the waiting period, a wrong code is still rejected, and the old password stays valid.
  session.api.advance(900);
  const later = { ...reset, email_code: await emailCode(session, 3, email), google_code: '000000' };
  expect(await session.code(retrievePassword, { token: null, body: later })).toBe(
    errorCode.GOOGLE_CODE_WRONG,
  );
  expect(await pending(DEMO_PASSWORD_HASH)).not.toBe('');
});

test('an authenticator can’t be set up with an expired setup key', async () => {
  const session = openApiSession({ scenario: 'user.noMethod' });
  const { secret, expire_time } = await session.get(getGoogleAuth);
  session.api.advance(expire_time - session.api.clock.now() + 1);
  const email_code = await emailCode(session, 5);
  const body = { action: 1 as const, google_code: session.api.currentTotp(secret), email_code };
  expect(await session.code(setGoogleAuth, { body })).toBe(errorCode.OPERATION_FAILED);
  expect((await session.get(getUserInfo)).bind_google_auth).toBe(false);
});

test('a deleted account can’t be used, but its email address can be registered again', async () => {
  const session = openApiSession({ scenario: 'user.zeroBalances' });
  const { mchid, email } = await session.get(getUserInfo);
  const body = { type: 8, action: deleteUser.id, ...session.proof() };
  const { ticket } = await session.get(verify, { body });
  await session.get(deleteUser, { body: { mchid_confirm: mchid, ticket } });
  expect((await session.ask(getUserInfo)).status).toBe(401);
  const own = { google_auth_code: 'mock:authorised' };
  expect(await session.code(login, { body: own })).toBe(errorCode.ACCOUNT_NOT_FOUND);
  const password = guess(7);
  const account = { email, email_code: await emailCode(session, 2, email), password };
  await session.get(register, { body: { ...account, confirm_password: password }, token: null });
  const { token } = await session.get(login, { body: { email, password }, token: null });
  expect((await session.get(getUserInfo, { token })).mchid).not.toBe(mchid);
});
