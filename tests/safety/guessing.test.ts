import { errorCode } from '@settlement/api-mocks/contract/errors';
import { login, verifyLogin } from '@settlement/api-mocks/contract/auth';
import { retrievePassword } from '@settlement/api-mocks/contract/recovery';
import { verify } from '@settlement/api-mocks/contract/security';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { expect, it } from 'vitest';
import { openApiSession } from './openApiSession.ts';
import { emailCode, withdrawal } from './writeCalls.ts';

it('a code that was sent ends after five wrong tries, also for another session', async () => {
  const session = openApiSession();
  const email_code = await emailCode(session, 8);
  const wrong = email_code === '000000' ? '111111' : '000000';
  const { password } = session.proof();
  const ask = async (code: string, token: string) => {
    const body = { ...withdrawal, password, email_code: code };
    return (await session.ask(createWithdrawal, { body, token })).code;
  };
  for (let tries = 0; tries < 5; tries += 1)
    expect(await ask(wrong, session.token)).toBe(errorCode.EMAIL_CODE_WRONG);
  expect(await ask(email_code, session.api.signIn())).toBe(errorCode.EMAIL_CODE_WRONG);
});

it('a wrong try is in the operation log', async () => {
  const session = openApiSession();
  await session.ask(verify, { body: { type: 5, google_code: '000000' } });
  expect(session.api.merchant().rows.logs.all().at(-1)).toMatchObject({ textKey: 'verificationFailed' });
});

it('the second step takes the token of a first step and no other', async () => {
  const session = openApiSession({ merchant: 'two-step' });
  const body = { token: session.token, google_code: session.proof().google_code };
  expect((await session.ask(verifyLogin, { body, token: null })).status).toBe(401);
});

it('the token of a first step is good for one second step', async () => {
  const session = openApiSession({ merchant: 'two-step' });
  const body = { google_auth_code: 'mock:two-step' };
  const { token } = await session.get(login, { body, token: null });
  const step = () => ({ body: { token, google_code: session.proof().google_code }, token: null });
  expect((await session.ask(verifyLogin, step())).status).toBe(200);
  session.api.advance(30);
  expect((await session.ask(verifyLogin, step())).status).toBe(401);
});

const email = 'finance@northwind.example';
const next = 'd'.repeat(64);

it('a used authenticator code stays used after the password was reset', async () => {
  const session = openApiSession();
  const { google_code } = session.proof();
  await session.get(verify, { body: { type: 5, google_code } });
  const email_code = await emailCode(session, 3, email);
  const body = { email, email_code, password: next, confirm_password: next };
  const used = await session.ask(retrievePassword, { body: { ...body, google_code }, token: null });
  expect(used).toMatchObject({ code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used' } });
  session.api.advance(30);
  const fresh = session.api.currentTotp();
  await session.get(retrievePassword, { body: { ...body, google_code: fresh }, token: null });
  const token = session.api.signIn();
  const again = await session.ask(verify, { body: { type: 5, google_code: fresh }, token });
  expect(again).toMatchObject({ code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used' } });
});
