import { errorCode } from '@settlement/api-mocks/contract/errors';
import { deleteAddress, editAddress, listAddresses } from '@settlement/api-mocks/contract/addresses';
import { editApplication, listApplications, setNotifyUrl } from '@settlement/api-mocks/contract/applications';
import { editBillSetting, getBillSetting, type Collection } from '@settlement/api-mocks/contract/billing';
import { changePassword } from '@settlement/api-mocks/contract/security';
import { editUser } from '@settlement/api-mocks/contract/account';
import { describe, expect, it } from 'vitest';
import { openApiSession, type ApiSession } from './openApiSession.ts';
import { emailCode } from './writeCalls.ts';

const HOUR = 3600;
const needed = errorCode.VERIFICATION_REQUIRED;
const HASH = 'd'.repeat(64);
const hooks = 'https://other.example/hooks';

async function withRule(change: Partial<Collection> = {}) {
  const session = openApiSession();
  const { list } = await session.get(listAddresses, { query: { status: '1', currency_id: '101' } });
  const rule = {
    currency_id: '101',
    open: 1 as 1 | 2,
    threshold: '500',
    keep_amount: '1000',
    address_id: list[0]?.id ?? '',
    schedule: 'daily 02:00',
    ...change,
  };
  await session.get(editBillSetting, { body: { collections: [rule], ...session.proof() } });
  const edit = async (part: object, proof: object = {}) =>
    await session.code(editBillSetting, {
      text: JSON.stringify({ collections: [{ ...rule, ...part }], ...proof }),
    });
  const current = async () => {
    const [first] = (await session.get(getBillSetting)).collections;
    if (!first) throw new Error('there is no rule');
    return first;
  };
  const amounts = async () => {
    const { threshold, keep_amount } = await current();
    return { threshold, keep_amount };
  };
  const otherAddress = () => {
    const { addresses } = session.api.merchant().rows;
    const saved = addresses.all().find((row) => String(3001 + row.index) === rule.address_id);
    if (!saved) throw new Error('there is no address');
    const row = addresses.add((index) => ({ ...saved, index, label: 'Vault' }));
    return String(3001 + row.index);
  };
  return { session, rule, edit, current, amounts, otherAddress };
}

describe('a rule of automatic collection', () => {
  it.each([
    ['a lower threshold', { threshold: '499.99' }],
    ['a lower amount to keep', { keep_amount: '999.999999' }],
    ['no amount to keep', { keep_amount: '0' }],
    ['a higher threshold and a lower amount to keep', { threshold: '600', keep_amount: '1' }],
    ['a shorter interval', { schedule: 'realtime' }],
    ['lower amounts while it is off', { open: 2, threshold: '30' }],
  ])('requires verification for %s', async (_what, change) => {
    const { edit, session, current } = await withRule();
    const before = await current();
    expect(await edit(change)).toBe(needed);
    expect(await current()).toEqual(before);
    expect(await edit(change, session.proof())).toBe(200);
  });

  it('requires verification for another address and for turning the rule on', async () => {
    const { edit, session, otherAddress } = await withRule();
    expect(await edit({ address_id: otherAddress() })).toBe(needed);
    expect(await edit({ open: 2 })).toBe(200);
    expect(await edit({})).toBe(needed);
    expect(await edit({}, session.proof())).toBe(200);
  });

  it.each([
    ['a higher threshold', { threshold: '501' }],
    ['a higher amount to keep', { keep_amount: '1001' }],
    ['a longer interval', { schedule: 'weekly 1 02:00' }],
    ['turning it off', { open: 2 }],
    ['another hour', { schedule: 'daily 05:00' }],
    ['the same amounts in another notation', { threshold: '500.00', keep_amount: '1000.0' }],
  ])('accepts %s immediately without verification', async (_what, change) => {
    const { edit, current } = await withRule();
    expect(await edit(change)).toBe(200);
    expect(await current()).toMatchObject(change);
    expect((await current()).pending).toBeUndefined();
  });

  it.each(['daily 24:00', 'daily 99:99', 'daily 12:60', 'weekly 1 29:30', 'weekly 8 10:00'])(
    'can’t have the schedule "%s"',
    async (schedule) => {
      const { edit, session } = await withRule();
      expect(await edit({ schedule }, session.proof())).toBe(10_002);
    },
  );

  it('keeps the current amounts for 48 hours before lower amounts apply', async () => {
    const { edit, session, current, amounts } = await withRule();
    expect(await edit({ threshold: '30', keep_amount: '0' }, session.proof())).toBe(200);
    const effective_time = session.api.clock.now() + 48 * HOUR;
    expect((await current()).pending).toEqual({ threshold: '30', keep_amount: '0', effective_time });
    session.api.advance(48 * HOUR - 1);
    expect(await amounts()).toEqual({ threshold: '500', keep_amount: '1000' });
    session.api.advance(1);
    expect(await amounts()).toEqual({ threshold: '30', keep_amount: '0' });
    expect((await current()).pending).toBeUndefined();
  });

  it('runs with the current amounts before the lower amounts apply', async () => {
    const { edit, session, current } = await withRule({ schedule: 'realtime', keep_amount: '10000000' });
    const sent = () =>
      session.api
        .merchant()
        .rows.withdrawals.all()
        .filter(({ source }) => source === 3).length;
    await edit({ keep_amount: '100', schedule: 'realtime' }, session.proof());
    const before = sent();
    session.api.advance(47 * HOUR);
    session.api.tick();
    expect(sent()).toBe(before);
    expect((await current()).last_time).toBeGreaterThan(0);
    session.api.advance(3 * HOUR);
    session.api.tick();
    expect(sent()).toBeGreaterThan(before);
  });

  it('restarts the waiting period when the amounts are lowered further', async () => {
    const { edit, session, current } = await withRule();
    await edit({ threshold: '100' }, session.proof());
    const { pending } = await current();
    session.api.advance(24 * HOUR);
    expect(await edit({ threshold: '100' })).toBe(200);
    expect((await current()).pending).toEqual(pending);
    expect(await edit({ threshold: '99' })).toBe(needed);
    expect(await edit({ threshold: '99' }, session.proof())).toBe(200);
    expect((await current()).pending?.effective_time).toBe(session.api.clock.now() + 48 * HOUR);
  });

  it('discards pending amounts when the current ones are saved', async () => {
    const { edit, session, current, amounts } = await withRule();
    await edit({ threshold: '30' }, session.proof());
    expect(await edit({})).toBe(200);
    expect((await current()).pending).toBeUndefined();
    session.api.advance(49 * HOUR);
    expect((await amounts()).threshold).toBe('500');
  });

  it('applies a higher amount immediately while a lower amount is pending', async () => {
    const { edit, session, current } = await withRule();
    await edit({ threshold: '600', keep_amount: '10' }, session.proof());
    expect(await current()).toMatchObject({
      threshold: '600',
      keep_amount: '1000',
      pending: { threshold: '600', keep_amount: '10' },
    });
  });

  it('can’t be weakened by removing and recreating the rule', async () => {
    const { edit, session, current, amounts } = await withRule();
    await session.get(editBillSetting, { body: { collections: [] } });
    expect((await current()).open).toBe(2);
    expect(await edit({ threshold: '30', keep_amount: '0' }, session.proof())).toBe(200);
    expect(await amounts()).toEqual({ threshold: '500', keep_amount: '1000' });
  });

  it('can appear only once in a request', async () => {
    const { session, rule } = await withRule();
    const body = { collections: [rule, { ...rule, keep_amount: '0' }], ...session.proof() };
    expect(await session.code(editBillSetting, { body })).toBe(errorCode.TOKEN_EXISTS);
  });
});

it('an address can be renamed, turned off and deleted without verification', async () => {
  const session = openApiSession();
  const active = async () => (await session.get(listAddresses, { query: { status: '1' } })).list;
  const [saved, other] = await active();
  const edit = async (body: object) =>
    await session.code(editAddress, { text: JSON.stringify({ id: saved?.id, ...body }) });
  expect(await edit({ status: 3 })).toBe(200);
  expect(await edit({ label: 'Old desk' })).toBe(200);
  expect(await session.code(deleteAddress, { body: { id: other?.id ?? '' } })).toBe(200);
});

describe('an application', () => {
  const live = async (session: ApiSession) => {
    const app = (await session.get(listApplications)).list.find(({ mode }) => mode === 1);
    if (!app) throw new Error('there is no live application');
    return app;
  };

  it('requires verification to test another callback URL', async () => {
    const session = openApiSession();
    const { id, notify_url } = await live(session);
    expect(await session.code(setNotifyUrl, { body: { id, notify_url } })).toBe(200);
    expect(await session.code(editApplication, { body: { id, notify_url, name: 'Till' } })).toBe(200);
    const trial = { id, notify_url: hooks, test: 1 as const };
    expect(await session.code(setNotifyUrl, { body: trial })).toBe(needed);
    const tried = await session.ask(setNotifyUrl, { body: { ...trial, ...session.proof() } });
    expect(tried.code).toBe(200);
    expect((await live(session)).notify_url).toBe(notify_url);
  });

  it('requires verification to change the mode or to resume', async () => {
    const session = openApiSession();
    const { id } = await live(session);
    const codeOf = async (change: object) =>
      await session.code(editApplication, { text: JSON.stringify({ id, ...change }) });
    expect(await codeOf({ mode: 2 })).toBe(needed);
    expect(await codeOf({ status: 2 })).toBe(200);
    expect(await codeOf({ status: 1 })).toBe(needed);
    expect(await codeOf({ status: 1, ...session.proof() })).toBe(200);
  });
});

describe('settings that protect money', () => {
  const statement = { period: 1 as const, lang: 'en-US' };

  it('require verification for sending statements to another mailbox', async () => {
    const session = openApiSession();
    const own = session.api.merchant().profile.email;
    const codeOf = async (email: string, proof: object = {}) =>
      await session.code(editBillSetting, { body: { statement: { ...statement, email }, ...proof } });
    expect(await codeOf('books@thief.example')).toBe(needed);
    expect(await codeOf(own.toUpperCase())).toBe(200);
    expect(await codeOf('books@northwind.example', session.proof())).toBe(200);
    expect(await codeOf('Books@northwind.example')).toBe(200);
    expect(await codeOf('')).toBe(200);
    expect(await codeOf('books@northwind.example')).toBe(needed);
  });

  it('require verification for a higher underpayment tolerance', async () => {
    const session = openApiSession();
    const codeOf = async (under_tolerance: string, proof: object = {}) =>
      await session.code(editBillSetting, { body: { under_tolerance, ...proof } });
    expect(await codeOf('10')).toBe(needed);
    expect(await codeOf('0.5')).toBe(200);
    expect(await codeOf('1', session.proof())).toBe(200);
  });

  it('require verification to turn on a weaker verification method', async () => {
    const session = openApiSession();
    const turn = async (method: 'google_auth' | 'email', open: 1 | 2, proof: object = {}) =>
      await session.code(editUser, { body: { security_switch: [{ type: 2, method, open }], ...proof } });
    expect(await turn('email', 2, session.proof())).toBe(200);
    expect(await turn('email', 1)).toBe(needed);
    expect(await turn('email', 1, session.proof())).toBe(200);
    expect(await turn('google_auth', 2, session.proof())).toBe(200);
    expect(await turn('google_auth', 1)).toBe(200);
  });

  it.each([1, 2] as const)('require a code for the first password of type %i', async (type) => {
    const session = openApiSession({ scenario: 'user.noMethod' });
    const { profile } = session.api.merchant();
    profile.passwordHash = '';
    profile.tradePasswordHash = '';
    const body = { type, password: HASH, confirm_password: HASH };
    expect(await session.code(changePassword, { body })).toBe(needed);
    expect([profile.passwordHash, profile.tradePasswordHash]).toEqual(['', '']);
    const email_code = await emailCode(session, 7);
    expect(await session.code(changePassword, { body: { ...body, email_code } })).toBe(200);
  });
});
