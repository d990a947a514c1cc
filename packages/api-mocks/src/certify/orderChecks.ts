import { errorCode } from '#contract/errors.ts';
import { MODE_HEADER } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { signingHeaders } from '#contract/signing.ts';
import { shaped } from './caller.ts';
import type { Rule } from './check.ts';
import { expect, expectNot } from './expect.ts';
import type { SignedInput } from './merchantServer.ts';
import { inShop, newNumber, orderIn, refused } from './shop.ts';

const {
  'orders.create': create,
  'orders.info': info,
  'orders.list': list,
  'orders.close': close,
  'orders.refund': refund,
} = endpoints;

const unsigned = (reason: string) => ({ code: 401, data: { reason } });
const someBody = (amount = '25') => ({ out_trade_no: 'A', token: 'USDT', chain: 'TRON', amount });

const forgeries: readonly (readonly [what: string, input: SignedInput, reason: string])[] = [
  ...[signingHeaders.app, signingHeaders.time, signingHeaders.nonce, signingHeaders.signature].map(
    (without) => [`no ${without}`, { without }, 'signature_missing'] as const,
  ),
  ['a short nonce', { nonce: 'short' }, 'signature_missing'],
  ['a time in milliseconds', { secondsAway: 1_700_000_000_000 }, 'signature_missing'],
  ...[-3600, -361, 361, 3600].map(
    (secondsAway) => [`a time ${secondsAway} s away`, { secondsAway }, 'signature_time'] as const,
  ),
  ['another body', { body: someBody(), sentBody: JSON.stringify(someBody('1')) }, 'signature'],
  ['another query', { query: { pageSize: 1 }, sentQuery: { pageSize: 50 } }, 'signature'],
  ['another path', { body: someBody(), sentPath: close.path }, 'signature'],
  ['another method', { signedMethod: 'POST' }, 'signature'],
  ['another key', { key: 'sk_test_1' }, 'signature'],
  ['an unknown application', { appid: 'app_1001284699' }, 'signature'],
  ['an unknown merchant', { appid: 'app_9999999901', key: 'sk_none' }, 'signature'],
];

const notOrders: readonly (readonly [wrong: object, code: number])[] = [
  ...['25.0000001', '0', '025', '2,5', '1e3', '-5', '', '1000000.000001', 25, '9'.repeat(100)].map(
    (amount) => [{ amount }, errorCode.PARAMETER_ERROR] as const,
  ),
  [{ amount: '0.999999' }, errorCode.AMOUNT_TOO_SMALL],
  [{ token: 'DOGE' }, errorCode.CURRENCY_NOT_FOUND],
  [{ chain: 'Nowhere' }, errorCode.CURRENCY_NOT_FOUND],
  ...['', 'a b', 'a'.repeat(65)].map(
    (out_trade_no) => [{ out_trade_no }, errorCode.PARAMETER_ERROR] as const,
  ),
  [{ return_url: 'javascript:alert(1)' }, errorCode.PARAMETER_ERROR],
  [{ valid_minutes: 4 }, errorCode.PARAMETER_ERROR],
];

export const orderChecks: readonly Rule[] = [
  inShop(
    '§7',
    'a created order has the requested values and a payment address',
    async ({ apps, asset, ask, bodyOf }) => {
      const body = { ...bodyOf(), subject: 'Two tickets', valid_minutes: 30 };
      const made = orderIn(await ask(create, { body }));
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
      expectNot(made.address).toBe('');
      expect(new URL(made.payment_url).protocol).toMatch(/^https?:$/);
    },
  ),
  inShop('§7', 'a merchant order number creates only one order', async ({ ask, bodyOf }) => {
    const body = bodyOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(create, { body })));
    const first = orderIn(await ask(create, { body }));
    const made = new Set(answers.map((answer) => orderIn(answer).trade_no));
    expect([...made], 'One merchant order number creates two orders').toEqual([first.trade_no]);
    expect(await ask(create, { body: { ...body, amount: '26' } })).toMatchObject(
      refused('out_trade_no_used'),
    );
    const found = shaped(list.data, (await ask(list, { query: { pageSize: 50 } })).data);
    expect(found.list.filter(({ out_trade_no }) => out_trade_no === body.out_trade_no)).toHaveLength(1);
  }),
  ...notOrders.map(([wrong, expected]) =>
    inShop(
      '§7',
      `an order can’t be created with the invalid values ${JSON.stringify(wrong)}`,
      async ({ ask, bodyOf }) => {
        const total = async () => shaped(list.data, (await ask(list, {})).data).total;
        const before = await total();
        expect((await ask(create, { body: { ...bodyOf(), ...wrong } })).code).toBe(expected);
        expect(await total()).toBe(before);
      },
    ),
  ),
  inShop('§7', 'only its own application finds an order by its numbers', async ({ apps, ask, order }) => {
    const { trade_no, out_trade_no } = await order();
    const numbers: readonly Readonly<Record<string, string>>[] = [{ trade_no }, { out_trade_no }];
    for (const query of numbers) {
      expect(orderIn(await ask(info, { query }))).toMatchObject({ trade_no, out_trade_no });
      const { code } = await ask(info, { query }, apps.reader);
      expect(code).toBe(errorCode.TRANSACTION_NOT_FOUND);
    }
  }),
  inShop(
    '§7',
    'a request with two numbers finds an order only if both belong to the order',
    async ({ ask, order }) => {
      const [{ trade_no, out_trade_no }, other] = [await order(), await order()];
      const numbers = { trade_no, out_trade_no: other.out_trade_no };
      expect((await ask(info, { query: numbers })).code).toBe(errorCode.TRANSACTION_NOT_FOUND);
      expect((await ask(close, { body: numbers })).code).toBe(errorCode.TRANSACTION_NOT_FOUND);
      for (const [body, errors] of [
        [{}, { out_trade_no: 'required' }],
        [{ trade_no: '1', out_trade_no }, { trade_no: 'trade_no' }],
        [{ trade_no, out_trade_no: '' }, { out_trade_no: 'own_number' }],
      ] as const)
        expect(await ask(close, { body })).toMatchObject({
          code: errorCode.PARAMETER_ERROR,
          data: { errors },
        });
      const found = await ask(info, { query: { trade_no, out_trade_no } });
      expect(orderIn(found)).toMatchObject({ trade_no, out_trade_no, state: 'created' });
    },
  ),
  inShop('§7', 'the list of orders can be filtered by status', async ({ ask, order }) => {
    const [{ trade_no: kept }, { trade_no: gone }] = [await order(), await order()];
    await ask(close, { body: { trade_no: gone } });
    const listed = async (query: SignedInput['query']) =>
      shaped(list.data, (await ask(list, { query: { pageSize: 50, ...query } })).data);
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
  }),
  inShop('§7', 'an order can be closed only once', async ({ ask, order }) => {
    const { trade_no } = await order();
    expect(orderIn(await ask(close, { body: { trade_no } })).state).toBe('closed');
    expect(orderIn(await ask(info, { query: { trade_no } })).state).toBe('closed');
    expect(await ask(close, { body: { trade_no } })).toMatchObject(refused('state_conflict'));
    const { code } = await ask(close, { body: { trade_no: '0'.repeat(32) } });
    expect(code).toBe(errorCode.TRANSACTION_NOT_FOUND);
  }),
  inShop('§7', 'an unpaid order can’t be refunded', async ({ ask, order }) => {
    const { out_trade_no } = await order();
    const body = { out_trade_no, out_refund_no: newNumber() };
    expect((await ask(refund, { body })).code).toBe(errorCode.NOT_REFUNDABLE);
  }),
  inShop('§7', 'refunds of an order can’t exceed its payment', async ({ ask, order, settled, pay }) => {
    const { trade_no, out_trade_no, payment_url } = await order();
    await pay(payment_url);
    await settled(trade_no, 'paid');
    expect(await ask(close, { body: { trade_no } })).toMatchObject(refused('state_conflict'));
    for (const amount of ['25.000001', '0.0000001']) {
      const wrong = { out_trade_no, out_refund_no: newNumber(), amount };
      expect((await ask(refund, { body: wrong })).code).toBe(errorCode.PARAMETER_ERROR);
    }
    const body = { out_trade_no, out_refund_no: newNumber(), amount: '10' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(refund, { body })));
    for (const answer of answers)
      expect(orderIn(answer)).toMatchObject({ amount_refunded: '10', refunds: [{ amount: '10' }] });
    expect(await ask(refund, { body: { ...body, amount: '11' } })).toMatchObject(
      refused('out_refund_no_used'),
    );
    const more = { out_trade_no, out_refund_no: newNumber(), amount: '15' };
    expect((await ask(refund, { body: more })).code).toBe(errorCode.NOT_REFUNDABLE);
    const found = orderIn(await ask(info, { query: { trade_no } }));
    expect(found).toMatchObject({ amount_refunded: '10' });
  }),
  inShop(
    '§7',
    'a second refund returns at most the remaining amount',
    async ({ ask, order, settled, pay }) => {
      const { trade_no, out_trade_no, payment_url } = await order();
      await pay(payment_url);
      const { amount_collected } = await settled(trade_no, 'paid');
      const part = (more: object) => ({ body: { out_trade_no, out_refund_no: newNumber(), ...more } });
      expect((await ask(refund, part({ amount: '10' }))).code).toBe(200);
      await settled(trade_no, 'paid');
      // The amount exceeds the remaining amount of the order, whatever the fee is, but not its full amount.
      const beyond = part({ amount: '15.000001' });
      expect((await ask(refund, beyond)).code).toBe(errorCode.PARAMETER_ERROR);
      const between = orderIn(await ask(info, { query: { trade_no } }));
      expect(between).toMatchObject({ amount_refunded: '10', refunds: [{ amount: '10' }] });
      expect((await ask(refund, part({}))).code).toBe(200);
      const whole = await settled(trade_no, 'refunded');
      expect(Number(whole.amount_refunded)).toBeLessThanOrEqual(Number(amount_collected));
      expect(whole.refunds).toHaveLength(2);
      expect((await ask(refund, part({ amount: '1' }))).code).toBe(errorCode.NOT_REFUNDABLE);
    },
  ),
  inShop('§7', 'an order in test mode isn’t listed with the live payments', async ({ caller, order }) => {
    const { trade_no } = await order();
    const payments = endpoints['payments.list'];
    const total = async (headers: Record<string, string>) =>
      shaped(payments.data, (await caller.ask(payments, { query: { trade_no }, headers })).data).total;
    expect([await total({}), await total({ [MODE_HEADER]: 'test' })]).toEqual([0, 1]);
  }),
  inShop('§6', 'a key allows only calls within its scopes', async ({ apps, ask, bodyOf }) => {
    const refundBody = { out_trade_no: newNumber(), out_refund_no: newNumber() };
    for (const [app, endpoint, input] of [
      [apps.reader, create, { body: bodyOf() }],
      [apps.reader, close, { body: { trade_no: '0'.repeat(32) } }],
      [apps.reader, refund, { body: refundBody }],
      [apps.writer, refund, { body: refundBody }],
      [apps.writer, info, { query: { out_trade_no: newNumber() } }],
      [apps.writer, list, {}],
    ] as const)
      expect(await ask(endpoint, input, app)).toMatchObject(refused('scope'));
    expect((await ask(list, {}, apps.reader)).code).toBe(200);
  }),
  inShop(
    '§6',
    'a key with an IP whitelist works only from the addresses on the list',
    async ({ apps, ask }) => {
      expect(await ask(list, {}, apps.elsewhere)).toMatchObject(refused('ip_not_allowed'));
    },
  ),
  inShop('§6', 'a nonce works only once', async ({ apps, ask, bodyOf }) => {
    for (const [endpoint, input] of [
      [list, {}],
      [create, { body: bodyOf() }],
    ] as const) {
      const nonce = crypto.randomUUID();
      expect((await ask(endpoint, { ...input, nonce })).code).toBe(200);
      expect(await ask(endpoint, { ...input, nonce })).toMatchObject(unsigned('nonce_used'));
    }
    const nonce = crypto.randomUUID();
    for (const answer of [refused('scope'), unsigned('nonce_used')])
      expect(await ask(create, { body: bodyOf(), nonce }, apps.reader)).toMatchObject(answer);
  }),
  ...forgeries.map(([what, input, reason]) =>
    inShop('§6', `a call with ${what} is rejected`, async ({ ask }) => {
      const endpoint = input.body ? create : list;
      expect(await ask(endpoint, input)).toMatchObject(unsigned(reason));
    }),
  ),
  inShop(
    '§6',
    'a token or another application’s key doesn’t replace a signature',
    async ({ caller, apps, ask }) => {
      expect(await ask(list, { key: apps.reader.key })).toMatchObject(unsigned('signature'));
      expect(await caller.ask(list)).toMatchObject(unsigned('signature_missing'));
      expect((await ask(endpoints['user.info'], {})).code).toBe(401);
    },
  ),
];
