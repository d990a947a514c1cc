import { errorCode } from '@settlement/api-mocks/contract/errors';
import { createAddress } from '@settlement/api-mocks/contract/addresses';
import {
  changePassword,
  changePhone,
  getGoogleAuth,
  setGoogleAuth,
  verify,
} from '@settlement/api-mocks/contract/security';
import { createSwapOrder, getSwapQuote } from '@settlement/api-mocks/contract/swap';
import { editUser } from '@settlement/api-mocks/contract/account';
import { createWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { describe, expect, it } from 'vitest';
import { openApiSession, type ApiSession } from './openApiSession.ts';
import { emailCode, OTHER_TRON, route, uuid, withdrawal, writeCalls } from './writeCalls.ts';

const address = { label: 'Depot', currency_id: '101', address: OTHER_TRON };
const wrongHash = 'f'.repeat(64);

async function ticketOf(session: ApiSession): Promise<string> {
  const body = { type: 8, action: createAddress.id, ...session.proof() };
  return (await session.get(verify, { body })).ticket;
}

describe('the proof of a withdrawal', () => {
  it('needs the right password beside a right code', async () => {
    const session = openApiSession();
    const { google_code, password } = session.proof();
    const codeOf = async (proof: object) =>
      (await session.ask(createWithdrawal, { body: { ...withdrawal, ...proof } })).code;
    expect(await codeOf({ google_code })).toBe(errorCode.VERIFICATION_REQUIRED);
    expect(await codeOf({ google_code, password: wrongHash })).toBe(errorCode.PASSWORD_WRONG);
    expect(await codeOf({ google_code, password })).toBe(200);
  });

  it('is refused when any code that is sent is wrong', async () => {
    const session = openApiSession();
    const { profile } = session.api.merchant();
    profile.phone = '15112345678';
    profile.switches = profile.switches.map((one) => ({ ...one, open: 1 }));
    const ask = async (more: object) =>
      (await session.ask(createWithdrawal, { body: { ...withdrawal, ...session.proof(), ...more } })).code;
    expect(await ask({ sms_code: '000000' })).toBe(errorCode.SMS_CODE_WRONG);
    expect(await ask({ email_code: '000000' })).toBe(errorCode.EMAIL_CODE_WRONG);
    expect(await ask({ google_code: '000000' })).toBe(errorCode.GOOGLE_CODE_WRONG);
  });

  it('is not asked of a method that is switched on and not bound', async () => {
    const session = openApiSession();
    const { profile } = session.api.merchant();
    profile.phone = '';
    profile.switches = profile.switches.map((one) => ({ ...one, open: 1 }));
    const { code, data } = await session.ask(createWithdrawal, { body: withdrawal });
    expect({ code, data }).toMatchObject({
      code: errorCode.VERIFICATION_REQUIRED,
      data: { methods: ['google_auth', 'email'] },
    });
  });
});

describe('a ticket', () => {
  it('ends after ten minutes', async () => {
    const session = openApiSession();
    const ticket = await ticketOf(session);
    session.api.advance(600);
    expect((await session.ask(createAddress, { body: { ...address, ticket } })).code).toBe(
      errorCode.VERIFICATION_REQUIRED,
    );
  });

  it('of one purpose is none for another', async () => {
    const session = openApiSession();
    const body = { type: 5, google_code: session.proof().google_code };
    const { ticket } = await session.get(verify, { body });
    const number = { area_code: '+49', phone: '15112345678', sms_code: '123456' };
    expect((await session.ask(changePhone, { body: { action: 2, ...number, ticket } })).code).toBe(
      errorCode.VERIFICATION_REQUIRED,
    );
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
  it.each(changes)('ends with $endpoint.id', async (call) => {
    const session = openApiSession(call.options);
    const ticket = await ticketOf(session);
    session.api.advance(30);
    const change = { ...(await call.body(session)), ...(await call.proof(session)) };
    expect((await session.ask(call.endpoint, { text: JSON.stringify(change) })).status).toBe(200);
    expect((await session.ask(createAddress, { body: { ...address, ticket } })).code).toBe(
      errorCode.VERIFICATION_REQUIRED,
    );
  });

  it('ends with a new authenticator, whose first code is used', async () => {
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
    expect((await session.ask(createAddress, { body: { ...address, ticket } })).code).toBe(
      errorCode.VERIFICATION_REQUIRED,
    );
    const used = await session.ask(createWithdrawal, { body: { ...withdrawal, google_code, password } });
    expect(used).toMatchObject({ code: errorCode.GOOGLE_CODE_WRONG, data: { reason: 'used' } });
  });
});

it('a new password needs the old one', async () => {
  const session = openApiSession();
  const next = 'd'.repeat(64);
  const body = { old_password: wrongHash, password: next, confirm_password: next };
  const google_code = session.proof().google_code;
  expect((await session.ask(changePassword, { body: { ...body, google_code } })).code).toBe(
    errorCode.PASSWORD_MISMATCH,
  );
});

it('an anti-phishing phrase that is set changes with proof', async () => {
  const session = openApiSession();
  await session.get(editUser, { body: { anti_phishing: 'Blue heron' } });
  expect((await session.ask(editUser, { body: { anti_phishing: 'Red kite' } })).code).toBe(
    errorCode.VERIFICATION_REQUIRED,
  );
  expect(session.api.merchant().profile.antiPhishing).toBe('Blue heron');
});

it('an id that was answered with a new quote has moved nothing and can be sent again', async () => {
  const session = openApiSession();
  const order = { ...route, request_id: uuid(1), from_amount: '0.05' };
  const requested = await session.get(createSwapOrder, {
    body: { ...order, quote_id: 'quote_of_nobody', ...session.proof() },
  });
  expect(requested).toHaveProperty('requote');
  const { quote_id } = await session.get(getSwapQuote, { body: { ...route, amount: '0.05' } });
  const done = await session.get(createSwapOrder, { body: { ...order, quote_id, ...session.proof() } });
  expect(done).toHaveProperty('trade_no');
});
