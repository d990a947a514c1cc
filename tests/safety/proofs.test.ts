import { errorCode } from '@settlement/api-mocks/contract/errors';
import { createAddress } from '@settlement/api-mocks/contract/addresses';
import { getGoogleAuth, setGoogleAuth, verify } from '@settlement/api-mocks/contract/security';
import { retrievePassword } from '@settlement/api-mocks/contract/recovery';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { describe, expect, it } from 'vitest';
import { openApiSession, type ApiSession } from './openApiSession.ts';
import { emailCode, OTHER_TRON, withdrawal, writeCalls } from './writeCalls.ts';

const needed = errorCode.VERIFICATION_REQUIRED;
const address = { label: 'Depot', currency_id: '101', address: OTHER_TRON };

async function ticketOf(session: ApiSession): Promise<string> {
  const body = { type: 8, action: createAddress.id, ...session.proof() };
  return (await session.get(verify, { body })).ticket;
}

describe('the verification of a withdrawal', () => {
  it('doesn’t require a method that is turned on but not set up', async () => {
    const session = openApiSession();
    const { profile } = session.api.merchant();
    profile.phone = '';
    profile.switches = profile.switches.map((one) => ({ ...one, open: 1 }));
    const { code, data } = await session.ask(createWithdrawal, { body: withdrawal });
    expect({ code, data }).toMatchObject({
      code: needed,
      data: { methods: ['google_auth', 'email'] },
    });
  });
});

describe('a verification ticket', () => {
  it('expires after ten minutes', async () => {
    const session = openApiSession();
    const ticket = await ticketOf(session);
    session.api.advance(600);
    expect(await session.code(createAddress, { body: { ...address, ticket } })).toBe(needed);
  });

  const changes = writeCalls.filter(({ endpoint: { id } }) =>
    [
      'security.password',
      'security.setGoogleAuth',
      'security.mailbox',
      'security.phone',
      'user.edit',
    ].includes(id),
  );
  it.each(changes)('expires when $endpoint.id changes the account’s security', async (call) => {
    const session = openApiSession(call.options);
    const ticket = await ticketOf(session);
    session.api.advance(30);
    const change = { ...(await call.body(session)), ...(await call.proof(session)) };
    expect((await session.ask(call.endpoint, { text: JSON.stringify(change) })).status).toBe(200);
    expect(await session.code(createAddress, { body: { ...address, ticket } })).toBe(needed);
  });

  it('expires when the first code of a new authenticator is used', async () => {
    const session = openApiSession();
    const { api } = session;
    const { password } = session.proof();
    api.merchant().profile.totpSecret = '';
    const proof = { email_code: await emailCode(session, 8), password };
    const { ticket } = await session.get(verify, { body: { type: 8, action: createAddress.id, ...proof } });
    const { secret } = await session.get(getGoogleAuth);
    const google_code = api.currentTotp(secret);
    const bind = { action: 1 as const, google_code, email_code: await emailCode(session, 5) };
    await session.get(setGoogleAuth, { body: bind });
    expect(await session.code(createAddress, { body: { ...address, ticket } })).toBe(needed);
    const used = await session.ask(createWithdrawal, { body: { ...withdrawal, google_code, password } });
    expect(used).toMatchObject({ code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used' } });
  });
});

it('an emailed code expires for all sessions after five wrong attempts', async () => {
  const session = openApiSession();
  const email_code = await emailCode(session, 8);
  const wrong = email_code === '000000' ? '111111' : '000000';
  const { password } = session.proof();
  const ask = async (code: string, token: string) => {
    const body = { ...withdrawal, password, email_code: code };
    return await session.code(createWithdrawal, { body, token });
  };
  for (let tries = 0; tries < 5; tries += 1)
    expect(await ask(wrong, session.token)).toBe(errorCode.EMAIL_CODE_WRONG);
  expect(await ask(email_code, session.api.signIn())).toBe(errorCode.EMAIL_CODE_WRONG);
});

it('a failed verification appears in the activity log', async () => {
  const session = openApiSession();
  await session.ask(verify, { body: { type: 5, google_code: '000000' } });
  expect(session.api.merchant().rows.logs.all().at(-1)).toMatchObject({ textKey: 'verificationFailed' });
});

const email = 'finance@northwind.example';
const next = 'd'.repeat(64);

it('a used authenticator code can’t be reused after a password reset', async () => {
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
