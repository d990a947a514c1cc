import { editApplication } from '@settlement/api-mocks/contract/applications';
import { login, verifyLogin } from '@settlement/api-mocks/contract/auth';
import { rearrangeCurrencies as rearrange } from '@settlement/api-mocks/contract/currencies';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import { retrievePassword } from '@settlement/api-mocks/contract/recovery';
import { register } from '@settlement/api-mocks/contract/registration';
import { verify } from '@settlement/api-mocks/contract/security';
import { sendEmailCode } from '@settlement/api-mocks/contract/sentCodes';
import { createTransfer, findPayee } from '@settlement/api-mocks/contract/transfers';
import {
  closingSeconds,
  codeRules,
  guardRules,
  type GuardKind,
  type GuardRule,
} from '#api-mocks/core/access/guard.ts';
import { saveView } from '@settlement/api-mocks/contract/views';
import { describe, expect, it } from 'vitest';
import { openApiSession, type Answer, type ApiSession } from './openApiSession.ts';
import { uuid } from '#api-mocks/testing/client.ts';
import { emailCode } from './writeCalls.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const EMAIL = 'finance@northwind.example';
const next = 'd'.repeat(64);
const wrongCode = '000000';
const transfer = { request_id: uuid(1), id: '101', amount: '10' };

interface Visitor {
  readonly token: string;
  readonly address: string;
}

const attempts: Record<GuardKind, (session: ApiSession, visitor: Visitor, n: number) => Promise<Answer>> = {
  session: (session, { token }) => session.ask(verify, { body: { type: 5, google_code: wrongCode }, token }),
  signIn: (session, { address }) =>
    session.ask(login, { body: { email: EMAIL, password: 'f'.repeat(64) }, token: null, address }),
  async secondStep(session, { address }) {
    const body = { google_auth_code: 'mock:two-step' };
    const { token } = await session.get(login, { body, token: null });
    return session.ask(verifyLogin, { body: { token, google_code: wrongCode }, token: null, address });
  },
  recovery(session, { address }) {
    const body = { email: EMAIL, email_code: wrongCode, password: next, confirm_password: next };
    return session.ask(retrievePassword, { body, token: null, address });
  },
  payee: (session, { token }, n) =>
    session.ask(findPayee, { query: { account: String(20_000_000 + n) }, token }),
};

/** Opens a session, and returns functions that add a visitor and make one wrong attempt of a kind. */
function openDoor(kind: GuardKind) {
  const session = openApiSession({ merchant: kind === 'secondStep' ? 'two-step' : 'authorised' });
  let count = 0;
  const visitor = (): Visitor => {
    count += 1;
    return { token: session.api.signIn(), address: `198.51.100.${count}` };
  };
  let made = 0;
  const tryOnce = (one: Visitor) => {
    made += 1;
    return attempts[kind](session, one, made);
  };
  return { session, visitor, tryOnce };
}

const kinds = Object.keys(guardRules).filter((kind): kind is GuardKind => Object.hasOwn(attempts, kind));
const rules = kinds.map((kind) => {
  const rule: GuardRule = guardRules[kind];
  return { kind, ...rule };
});
const isLocked = ({ code }: Answer) => code === errorCode.TOO_FREQUENT;
const waitOf = ({ data }: Answer): unknown =>
  typeof data === 'object' && data !== null && 'wait' in data ? data.wait : undefined;

it('every guard against guessing has an attack in this test', () => {
  expect(Object.keys(attempts).toSorted()).toEqual(Object.keys(guardRules).toSorted());
  const lines = [...Object.entries(guardRules), ['code', codeRules] as const];
  console.log(lines.map(([kind, rule]) => `guard ${kind}: ${JSON.stringify(rule)}`).join('\n'));
});

describe('a guard against guessing', () => {
  it.each(rules.flatMap(({ inARow, ...rule }) => (inARow === undefined ? [] : [{ inARow, ...rule }])))(
    'pauses a caller after $inARow failed attempts in a row: $kind',
    async ({ kind, inARow, pauseSeconds }) => {
      const { visitor, tryOnce } = openDoor(kind);
      const one = visitor();
      for (let n = 0; n < inARow; n += 1) expect(isLocked(await tryOnce(one))).toBe(false);
      expect(waitOf(await tryOnce(one))).toBe(pauseSeconds);
      expect(isLocked(await tryOnce(visitor()))).toBe(false);
    },
  );

  it.each(rules)(
    'blocks a caller after $aDay failed attempts per day, longer each time: $kind',
    async ({ kind, aDay }) => {
      const { session, visitor, tryOnce } = openDoor(kind);
      const one = visitor();
      for (let n = 0; n < aDay; n += 1) {
        if (n > 0 && n % 5 === 0) session.api.advance(900);
        expect(isLocked(await tryOnce(one))).toBe(false);
      }
      for (const seconds of closingSeconds.slice(0, 3)) {
        expect(waitOf(await tryOnce(one))).toBe(seconds);
        session.api.advance(seconds);
        expect(isLocked(await tryOnce(one))).toBe(false);
      }
    },
  );

  it.each(
    rules.flatMap(({ aDayOfAccount, ...rule }) =>
      aDayOfAccount === undefined ? [] : [{ aDayOfAccount, ...rule }],
    ),
  )(
    'blocks new callers after $aDayOfAccount failed attempts per day: $kind',
    async ({ kind, aDayOfAccount }) => {
      const { session, visitor, tryOnce } = openDoor(kind);
      let wrong = 0;
      for (let hours = 0; hours < 27; hours += 1) {
        for (let one = visitor(), n = 0; n < 60; n += 1) {
          if (n % 4 === 3) one = visitor();
          if (!isLocked(await tryOnce(one))) wrong += 1;
        }
        session.api.advance(HOUR);
      }
      // The limit allows one more attempt after an hour, and another attempt after six hours.
      expect(wrong).toBe(aDayOfAccount + 2);
    },
  );
});

it('each verified session has its own limit of attempts', async () => {
  const session = openApiSession();
  const { token } = session;
  await session.get(verify, { body: { type: 5, google_code: session.proof().google_code }, token });
  let wrong = 0;
  for (let quarters = 0; quarters < 96; quarters += 1) {
    for (let n = 0; n < 5; n += 1) {
      if (!isLocked(await attempts.session(session, { token, address: '' }, n))) wrong += 1;
    }
    session.api.advance(900);
  }
  expect(wrong).toBe(guardRules.session.aDay + 2);
  const owner = { token: session.api.signIn(), address: '' };
  expect(isLocked(await attempts.session(session, owner, 0))).toBe(false);
});

it('the account owner is notified when a daily limit is reached', async () => {
  const { session, visitor, tryOnce } = openDoor('session');
  for (let n = 0; n < guardRules.session.aDay; n += 1) await tryOnce(visitor());
  const subjects = (['en-US', 'zh-CN'] as const).map((language) => session.api.inbox(language)[0]?.subject);
  expect(subjects).toEqual(['Too many wrong codes or passwords', '验证码或密码错误次数过多']);
  expect(session.api.merchant().rows.notifications.all().at(-1)).toMatchObject({ notice: 'guessing' });
});

describe('a password reset code', () => {
  const reset = async (session: ApiSession, email_code: string, address: string) => {
    const google_code = session.proof().google_code;
    const body = { email: EMAIL, email_code, password: next, confirm_password: next, google_code };
    return session.ask(retrievePassword, { body, token: null, address });
  };

  it('stays valid for the account owner despite failed attempts by others', async () => {
    const session = openApiSession();
    const code = await emailCode(session, 3, EMAIL);
    for (let n = 0; n < 6; n += 1)
      await reset(session, code === wrongCode ? '111111' : wrongCode, '198.51.100.1');
    expect((await reset(session, code, '198.51.100.1')).code).toBe(errorCode.TOO_FREQUENT);
    expect((await reset(session, code, '198.51.100.2')).status).toBe(200);
  });

  it('can be used from the last sign-in’s IP address after others reached the limit', async () => {
    const { session, visitor, tryOnce } = openDoor('recovery');
    await session.get(login, { body: { google_auth_code: 'mock:authorised' }, token: null });
    for (let n = 0; n < guardRules.recovery.aDayOfAccount; n += 1) await tryOnce(visitor());
    const code = await emailCode(session, 3, EMAIL);
    expect((await reset(session, code, visitor().address)).code).toBe(errorCode.TOO_FREQUENT);
    expect((await reset(session, code, session.api.merchant().profile.lastLogin.ip)).status).toBe(200);
  });

  it('can be requested after another IP address has used up its codes', async () => {
    const session = openApiSession();
    const ask = (address: string) =>
      session.ask(sendEmailCode, { body: { type: 3, email: EMAIL }, token: null, address });
    for (let n = 0; n < codeRules.aDayOfAsker; n += 1) {
      expect((await ask('198.51.100.1')).status).toBe(200);
      session.api.advance(codeRules.everySeconds);
    }
    expect((await ask('198.51.100.1')).data).toMatchObject({ reason: 'day_limit' });
    expect((await ask('198.51.100.2')).status).toBe(200);
  });

  it('is emailed only until the mailbox’s daily limit is reached', async () => {
    const session = openApiSession();
    for (let n = 0; n <= codeRules.aDay; n += 1) {
      const body = { type: 3, email: EMAIL };
      const answer = await session.ask(sendEmailCode, { body, token: null, address: `198.51.100.${n}` });
      expect(answer.status).toBe(n < codeRules.aDay ? 200 : 422);
      session.api.advance(codeRules.everySeconds);
    }
  });
});

it('a registration code expires only for a visitor who entered wrong codes', async () => {
  const session = openApiSession();
  const email = 'shop@corner.example';
  const email_code = await emailCode(session, 2, email);
  const ask = async (code: string, address: string) => {
    const body = { email, email_code: code, password: next, confirm_password: next };
    return (await session.ask(register, { body, token: null, address })).status;
  };
  const wrong = email_code === wrongCode ? '111111' : wrongCode;
  for (let n = 0; n < codeRules.wrongOfAsker; n += 1) await ask(wrong, '198.51.100.1');
  expect(await ask(email_code, '198.51.100.1')).toBe(422);
  expect(await ask(email_code, '198.51.100.2')).toBe(200);
});

describe('the recipient of a transfer', () => {
  it('can be looked up again after the limit if it was found before', async () => {
    const { session, tryOnce } = openDoor('payee');
    const { token } = session;
    const known = { query: { account: '10013401' }, token };
    await session.get(findPayee, known);
    for (let n = 0; n < guardRules.payee.aDay; n += 1) await tryOnce({ token, address: '' });
    expect((await tryOnce({ token, address: '' })).code).toBe(errorCode.TOO_FREQUENT);
    expect((await session.ask(findPayee, known)).status).toBe(200);
  });

  it('counts toward the lookup limit when a transfer names an unknown account', async () => {
    const session = openApiSession();
    let found = 0;
    for (let n = 0; n < 40; n += 1) {
      const body = { ...transfer, account: String(20_000_000 + n) };
      if ((await session.code(createTransfer, { body })) === errorCode.MERCHANT_NOT_FOUND) found += 1;
    }
    expect(found).toBe(guardRules.payee.aDay);
  });

  it('can be paid by ID after the last allowed lookup by email address', async () => {
    const { session, tryOnce } = openDoor('payee');
    const { token } = session;
    for (let n = 1; n < guardRules.payee.aDay; n += 1) await tryOnce({ token, address: '' });
    const { mchid } = await session.get(findPayee, { query: { account: 'accounts@acme.example' }, token });
    expect((await tryOnce({ token, address: '' })).code).toBe(errorCode.TOO_FREQUENT);
    const answer = await session.ask(createTransfer, { body: { ...transfer, account: mchid }, token });
    expect(answer.code).toBe(errorCode.VERIFICATION_REQUIRED);
  });

  it('differs from a namesake by its account age and earlier transfers', async () => {
    const session = openApiSession();
    const email = 'accounts@shop.example';
    const email_code = await emailCode(session, 2, email);
    const body = { email, email_code, password: next, confirm_password: next, name: 'Acumen Supplies' };
    await session.get(register, { body, token: null });
    const look = (account: string) => session.get(findPayee, { query: { account } });
    const [real, forged] = [await look('accounts@acme.example'), await look(email)];
    expect(forged.name_mask).toBe(real.name_mask);
    expect(forged).toMatchObject({ registered_time: session.api.clock.now(), last_paid_time: 0 });
    expect(real.registered_time).toBeLessThan(session.api.clock.now() - 365 * DAY);
    expect(real.last_paid_time).toBeGreaterThan(0);
    expect(real.mchid).not.toBe(forged.mchid);
  });
});

describe('a request', () => {
  const long = 'n'.repeat(5000);

  it.each([
    ['a name that registers', register, { name: 'n'.repeat(61) }, 'name'],
    ['the query of a view', saveView, { area: 'payments', name: 'All', query: long }, 'query'],
    ['a logo that is not an image', editApplication, { id: '601', logo: long }, 'logo'],
    ['a text in a list', rearrange, { ids: [long] }, 'ids.0'],
  ] as const)('is rejected if %s is too long', async (_, endpoint, fields, field) => {
    const session = openApiSession();
    const email = 'shop@corner.example';
    const whole = { email, email_code: wrongCode, password: next, confirm_password: next, ...fields };
    const { data } = await session.ask(endpoint, { text: JSON.stringify(whole) });
    expect(data).toMatchObject({ errors: { [field]: expect.stringContaining('long') } });
  });

  it('is rejected if the recipient is too long', async () => {
    const { data } = await openApiSession().ask(findPayee, { query: { account: long } });
    expect(data).toMatchObject({ errors: { account: expect.stringContaining('long') } });
  });
});
