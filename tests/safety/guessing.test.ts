import { login, retrievePassword, verifyLogin } from '@settlement/api-mocks/contract/auth';
import { verify } from '@settlement/api-mocks/contract/security';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { expect, it } from 'vitest';
import { openBankDesk } from './openApiSession.ts';
import { emailCode, withdrawal } from './writeCalls.ts';

it('a code that was sent ends after five wrong tries, also for another session', async () => {
  const desk = openBankDesk();
  const email_code = await emailCode(desk, 8);
  const wrong = email_code === '000000' ? '111111' : '000000';
  const { password } = desk.proof();
  const ask = async (code: string, token: string) => {
    const body = { ...withdrawal, password, email_code: code };
    return (await desk.ask(createWithdrawal, { body, token })).code;
  };
  for (let tries = 0; tries < 5; tries += 1) expect(await ask(wrong, desk.token)).toBe(10027);
  expect(await ask(email_code, desk.api.signIn())).toBe(10027);
});

it('a wrong try is in the operation log', async () => {
  const desk = openBankDesk();
  await desk.ask(verify, { body: { type: 5, google_code: '000000' } });
  expect(desk.api.merchant().rows.logs.all().at(-1)).toMatchObject({ words: 'verificationFailed' });
});

it('the second step takes the token of a first step and no other', async () => {
  const desk = openBankDesk({ merchant: 'two-step' });
  const body = { token: desk.token, google_code: desk.proof().google_code };
  expect((await desk.ask(verifyLogin, { body, token: null })).status).toBe(401);
});

it('the token of a first step is good for one second step', async () => {
  const desk = openBankDesk({ merchant: 'two-step' });
  const body = { google_auth_code: 'mock:two-step' };
  const { token } = await desk.get(login, { body, token: null });
  const step = () => ({ body: { token, google_code: desk.proof().google_code }, token: null });
  expect((await desk.ask(verifyLogin, step())).status).toBe(200);
  desk.api.advance(30);
  expect((await desk.ask(verifyLogin, step())).status).toBe(401);
});

const email = 'finance@northwind.example';
const next = 'd'.repeat(64);

it('a code that resets a password ends after five wrong tries', async () => {
  const desk = openBankDesk();
  const email_code = await emailCode(desk, 3, email);
  const wrong = email_code === '000000' ? '111111' : '000000';
  const ask = async (code: string) => {
    const body = { email, email_code: code, password: next, confirm_password: next };
    return (await desk.ask(retrievePassword, { body, token: null })).code;
  };
  for (let tries = 0; tries < 5; tries += 1) expect(await ask(wrong)).toBe(10027);
  expect(await ask(email_code)).toBe(10027);
});

it('a used authenticator code stays used after the password was reset', async () => {
  const desk = openBankDesk();
  const { google_code } = desk.proof();
  await desk.get(verify, { body: { type: 5, google_code } });
  const email_code = await emailCode(desk, 3, email);
  const body = { email, email_code, password: next, confirm_password: next };
  await desk.get(retrievePassword, { body, token: null });
  const token = desk.api.signIn();
  const again = await desk.ask(verify, { body: { type: 5, google_code }, token });
  expect(again).toMatchObject({ code: 10018, data: { reason: 'used' } });
});
