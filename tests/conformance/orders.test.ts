import { errorCode } from '@settlement/api-mocks/contract/errors';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import * as v from '@settlement/api-mocks/contract/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leftOut, openCaller, type Caller } from './caller.ts';
import { duty } from './duty.ts';
import { askSigned, createApp, deleteApp, type SignedInput, type TestApp } from './merchantServer.ts';
import { mayWrite } from './target.ts';

const {
  'orders.create': create,
  'orders.info': info,
  'orders.list': list,
  'orders.close': close,
  'orders.refund': refund,
} = endpoints;
/** Codes of the authenticator are waited for, up to half a minute each; payments and refunds take minutes. */
const timeout = 900_000;

let caller: Caller;
let apps: { readonly own: TestApp; readonly reader: TestApp; readonly elsewhere: TestApp } | undefined;
/** A token on a network that works. */
let asset = { token: '', chain: '' };

/** Out of these an order comes by itself. */
const inProgress = new Set(['created', 'confirming', 'refunding']);

const all = { scopes: ['orders:read', 'orders:write', 'refunds:write'] };
const newNumber = () => `C-${crypto.randomUUID()}`;
const orderIn = (data: unknown) => v.parse(create.data, data);
const refused = (reason: string) => ({ code: errorCode.OPERATION_FAILED, data: { reason } });
const unsigned = (reason: string) => ({ code: 401, data: { reason } });
const bodyOf = (out_trade_no = newNumber(), amount = '25') => ({ out_trade_no, ...asset, amount });

/** Calls as the application that may do everything. */
async function ask(endpoint: Parameters<typeof askSigned>[2], input: SignedInput, app = apps?.own) {
  if (!app) throw new Error('There is no application');
  return askSigned(caller, app, endpoint, input);
}

const order = async (body = bodyOf()) => orderIn((await ask(create, { body })).data);

/** The order once it is in a state, and nothing of it is on its way. */
async function settled(trade_no: string, state: string) {
  for (;;) {
    const found = orderIn((await ask(info, { query: { trade_no } })).data);
    if (found.state === state && found.refunds.every(({ txid }) => txid !== '')) return found;
    if (!inProgress.has(found.state)) throw new Error(`The order is ${found.state}, not ${state}`);
    await caller.target.pass();
  }
}

async function findAsset(): Promise<typeof asset> {
  const { data } = await caller.ask(endpoints['currencies.list']);
  const { list: networks } = v.parse(endpoints['currencies.list'].data, data);
  for (const { chain, status, subset } of networks) {
    const found = subset.find(({ token }) => token === 'USDT');
    if (found && status === 1) return { token: found.token, chain };
  }
  throw new Error('USDT is on no network that works');
}

beforeAll(async () => {
  if (!mayWrite) return;
  caller = await openCaller();
  const { secrets } = caller.target;
  if (!secrets) return;
  asset = await findAsset();
  apps = {
    own: await createApp(caller, secrets, all),
    reader: await createApp(caller, secrets, { scopes: ['orders:read'] }),
    elsewhere: await createApp(caller, secrets, {
      ...all,
      ip_whitelist_status: 1,
      ip_whitelist: ['203.0.113.99'],
    }),
  };
}, timeout);

afterAll(async () => {
  if (!mayWrite) return;
  const { secrets } = caller.target;
  if (apps && secrets) for (const app of Object.values(apps)) await deleteApp(caller, secrets, app);
  await caller.target.close();
}, timeout);

describe.runIf(mayWrite)('§7 Calls that a merchant’s server signs', () => {
  test('an order has what was asked for, where to pay and until when', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const body = { ...bodyOf(), subject: 'Two tickets', valid_minutes: 30 };
    const made = orderIn((await ask(create, { body })).data);
    expect(made).toMatchObject({
      ...asset,
      out_trade_no: body.out_trade_no,
      appid: apps.own.appid,
      mode: 2,
      state: 'created',
      amount_collected: '0',
      amount_refunded: '0',
      subject: 'Two tickets',
      refunds: [],
    });
    expect(made.trade_no).toMatch(/^\d{32}$/);
    expect(Number(made.amount)).toBeGreaterThanOrEqual(25);
    expect(made.expire_time - made.created_time).toBe(30 * 60);
    expect(made.address).not.toBe('');
    expect(new URL(made.payment_url).protocol).toMatch(/^https?:$/);
  });

  test('one number is one order: sent again, at the same time, and with another body', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const body = bodyOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(create, { body })));
    const first = orderIn((await ask(create, { body })).data);
    expect(new Set(answers.map(({ data }) => orderIn(data).trade_no))).toEqual(new Set([first.trade_no]));
    expect(await ask(create, { body: { ...body, amount: '26' } })).toMatchObject(
      refused('out_trade_no_used'),
    );
    const found = v.parse(list.data, (await ask(list, { query: { pageSize: 50 } })).data);
    expect(found.list.filter(({ out_trade_no }) => out_trade_no === body.out_trade_no)).toHaveLength(1);
  });

  test.each([
    ['0', errorCode.PARAMETER_ERROR],
    ['-1', errorCode.PARAMETER_ERROR],
    ['1e3', errorCode.PARAMETER_ERROR],
    ['01', errorCode.PARAMETER_ERROR],
    ['1.0000000000000001', errorCode.PARAMETER_ERROR],
    ['', errorCode.PARAMETER_ERROR],
    ['1000001', errorCode.PARAMETER_ERROR],
  ])('no order is made of an amount of "%s"', async (amount, expected) => {
    if (!apps) return leftOut(caller.target, 'secret');
    const body = bodyOf(newNumber(), amount);
    const { code } = await ask(create, { body });
    expect(code).toBe(expected);
    const { out_trade_no } = body;
    expect((await ask(info, { query: { out_trade_no } })).code).toBe(errorCode.TRANSACTION_NOT_FOUND);
  });

  test('an order is found by either number, and by its application alone', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const { trade_no, out_trade_no } = await order();
    const numbers: readonly Readonly<Record<string, string>>[] = [{ trade_no }, { out_trade_no }];
    for (const query of numbers) {
      expect(orderIn((await ask(info, { query })).data)).toMatchObject({ trade_no, out_trade_no });
      const { code } = await ask(info, { query }, apps.reader);
      expect(code).toBe(errorCode.TRANSACTION_NOT_FOUND);
    }
  });

  test('two numbers name an order only where they are of the same one', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const [{ trade_no, out_trade_no }, other] = [await order(), await order()];
    const numbers = { trade_no, out_trade_no: other.out_trade_no };
    expect((await ask(info, { query: numbers })).code).toBe(errorCode.TRANSACTION_NOT_FOUND);
    expect((await ask(close, { body: numbers })).code).toBe(errorCode.TRANSACTION_NOT_FOUND);
    const found = await ask(info, { query: { trade_no, out_trade_no } });
    expect(orderIn(found.data)).toMatchObject({ trade_no, out_trade_no, state: 'created' });
  });

  test('orders are listed newest first, by status, with their total', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const [{ trade_no: kept }, { trade_no: gone }] = [await order(), await order()];
    await ask(close, { body: { trade_no: gone } });
    const listed = async (query: SignedInput['query']) =>
      v.parse(list.data, (await ask(list, { query: { pageSize: 50, ...query } })).data);
    const every = await listed({});
    const times = every.list.map(({ created_time }) => created_time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const [waiting, closed] = [await listed({ status: 1 }), await listed({ status: 4 })];
    expect(waiting.list.map((row) => row.trade_no)).toContain(kept);
    expect(closed.list.map((row) => row.trade_no)).toContain(gone);
    expect([...new Set(closed.list.map(({ state }) => state))]).toEqual(['closed']);
    expect(waiting.total + closed.total).toBeLessThanOrEqual(every.total);
    const first = await listed({ pageSize: 1 });
    expect([first.list.length, first.total]).toEqual([1, every.total]);
  });

  test('an order is closed once, and what is closed stays closed', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const { trade_no } = await order();
    expect(orderIn((await ask(close, { body: { trade_no } })).data).state).toBe('closed');
    expect(orderIn((await ask(info, { query: { trade_no } })).data).state).toBe('closed');
    expect(await ask(close, { body: { trade_no } })).toMatchObject(refused('state_conflict'));
    const { code } = await ask(close, { body: { trade_no: '0'.repeat(32) } });
    expect(code).toBe(errorCode.TRANSACTION_NOT_FOUND);
  });

  test('nothing is sent back of an order that was not paid', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const { out_trade_no } = await order();
    const body = { out_trade_no, out_refund_no: newNumber() };
    expect((await ask(refund, { body })).code).toBe(errorCode.NOT_REFUNDABLE);
  });

  test('a paid order is not closed, and no more than was paid goes back', { timeout }, async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const { pay } = caller.target;
    if (!pay) return leftOut(caller.target, 'payer');
    const { trade_no, out_trade_no, payment_url } = await order();
    await pay(payment_url);
    await settled(trade_no, 'paid');
    expect(await ask(close, { body: { trade_no } })).toMatchObject(refused('state_conflict'));
    const tooMuch = { out_trade_no, out_refund_no: newNumber(), amount: '25.000001' };
    expect((await ask(refund, { body: tooMuch })).code).toBe(errorCode.PARAMETER_ERROR);
    const body = { out_trade_no, out_refund_no: newNumber(), amount: '10' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(refund, { body })));
    for (const { data } of answers)
      expect(orderIn(data)).toMatchObject({ amount_refunded: '10', refunds: [{ amount: '10' }] });
    expect(await ask(refund, { body: { ...body, amount: '11' } })).toMatchObject(
      refused('out_refund_no_used'),
    );
    const more = { out_trade_no, out_refund_no: newNumber(), amount: '15' };
    // The refund before is still on its way.
    expect((await ask(refund, { body: more })).code).toBe(errorCode.NOT_REFUNDABLE);
    const found = orderIn((await ask(info, { query: { trade_no } })).data);
    expect(found).toMatchObject({ amount_refunded: '10' });
  });

  test('after a refund was sent the rest goes back, and nothing beyond it', { timeout }, async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const { pay } = caller.target;
    if (!pay) return leftOut(caller.target, 'payer');
    const { trade_no, out_trade_no, payment_url } = await order();
    await pay(payment_url);
    const { amount_collected } = await settled(trade_no, 'paid');
    const part = (more: object) => ({ body: { out_trade_no, out_refund_no: newNumber(), ...more } });
    expect((await ask(refund, part({ amount: '10' }))).code).toBe(200);
    await settled(trade_no, 'paid');
    // More than the rest, whatever the fees are, and less than the whole.
    const beyond = part({ amount: '15.000001' });
    expect((await ask(refund, beyond)).code).toBe(errorCode.PARAMETER_ERROR);
    const between = orderIn((await ask(info, { query: { trade_no } })).data);
    expect(between).toMatchObject({ amount_refunded: '10', refunds: [{ amount: '10' }] });
    expect((await ask(refund, part({}))).code).toBe(200);
    const whole = await settled(trade_no, 'refunded');
    expect(Number(whole.amount_refunded)).toBeLessThanOrEqual(Number(amount_collected));
    expect(whole.refunds).toHaveLength(2);
    expect((await ask(refund, part({ amount: '1' }))).code).toBe(errorCode.NOT_REFUNDABLE);
  });

  test('an order in test mode is not among the payments that brought money', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const { trade_no } = await order();
    const payments = endpoints['payments.list'];
    const total = async (query: object) =>
      v.parse(payments.data, (await caller.ask(payments, { query: { trade_no, ...query } })).data).total;
    expect([await total({}), await total({ mode: 2 })]).toEqual([0, 1]);
  });
});

describe.runIf(mayWrite)('§6 Roles and permissions: keys', () => {
  test('a key does what its scopes allow', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    for (const [endpoint, body] of [
      [create, bodyOf()],
      [close, { trade_no: '0'.repeat(32) }],
      [refund, { out_trade_no: newNumber(), out_refund_no: newNumber() }],
    ] as const)
      expect(await ask(endpoint, { body }, apps.reader)).toMatchObject(refused('scope'));
    expect((await ask(list, {}, apps.reader)).code).toBe(200);
  });

  test('a key with an IP whitelist works from there alone', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    expect(await ask(list, {}, apps.elsewhere)).toMatchObject(refused('ip_not_allowed'));
  });
});

describe.runIf(mayWrite)(`Duty: ${duty('Carry out a signed call once')}`, () => {
  test('a nonce is good once, for reading and for writing', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    for (const [endpoint, input] of [
      [list, {}],
      [create, { body: bodyOf() }],
    ] as const) {
      const nonce = crypto.randomUUID();
      expect((await ask(endpoint, { ...input, nonce })).code).toBe(200);
      expect(await ask(endpoint, { ...input, nonce })).toMatchObject(unsigned('nonce_used'));
    }
  });

  test('what was signed is what counts', async () => {
    if (!apps) return leftOut(caller.target, 'secret');
    const body = bodyOf();
    const sentBody = JSON.stringify({ ...body, amount: '1' });
    expect(await ask(create, { body, sentBody })).toMatchObject(unsigned('signature'));
    expect(await ask(list, { query: { pageSize: 1 }, sentQuery: { pageSize: 50 } })).toMatchObject(
      unsigned('signature'),
    );
    expect(await ask(list, { key: apps.reader.key })).toMatchObject(unsigned('signature'));
    expect(await ask(list, { nonce: 'short' })).toMatchObject(unsigned('signature_missing'));
  });

  test.each([-3600, -301 - 60, 301 + 60, 3600])('a time %i seconds away is refused', async (seconds) => {
    if (!apps) return leftOut(caller.target, 'secret');
    expect(await ask(list, { secondsAway: seconds })).toMatchObject(unsigned('signature_time'));
  });
});
