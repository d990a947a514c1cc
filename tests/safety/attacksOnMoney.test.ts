import { errorCode } from '@settlement/api-mocks/contract/errors';
import { editBillSetting } from '@settlement/api-mocks/contract/billing';
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import { refundPayment } from '@settlement/api-mocks/contract/refunds';
import { createSwapOrder, getSwapQuote } from '@settlement/api-mocks/contract/swap';
import { createTransfer } from '@settlement/api-mocks/contract/transfers';
import {
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawalCost,
} from '@settlement/api-mocks/contract/withdrawals';
import { auditLedger } from '#api-mocks/core/ledger.ts';
import { expect, test } from 'vitest';
import { openApiSession, type ApiSession } from './openApiSession.ts';
import { changesBetween, isKeptOnPurpose, stateOf } from './bankState.ts';
import { route, swapOrder, TRON, uuid, withdrawal } from './writeCalls.ts';

/** Texts that are no amount, whatever they look like. */
const noAmounts: readonly string[] = [
  '',
  ' ',
  ' 5',
  '5 ',
  '5\n',
  '\t5',
  '+5',
  '-5',
  '-0',
  '0',
  '0.0',
  '00',
  '05',
  '5.',
  '.5',
  '5,0',
  '0,5',
  '1 000',
  '1,000',
  '1_000',
  "1'000",
  '1e3',
  '1E3',
  '1e-3',
  '0x10',
  '0b1',
  '0o7',
  '5n',
  'Infinity',
  '-Infinity',
  'NaN',
  'null',
  'undefined',
  '１００',
  '٣',
  '५',
  '5²',
  '½',
  'Ⅴ',
  '5\u200b',
  '\ufeff5',
  '5\u0000',
  '5\u202e',
  '−5',
  '5.0000001',
  '0.0000000000000000001',
  '5.5.5',
  '$5',
  '5 USDT',
  '5%',
  '{}',
  '[5]',
  '5;6',
  '5/1',
  '1/2',
  '0.-1',
  '1٫5',
  '1。5',
];

interface Entry {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly body: (amount: unknown, session: ApiSession) => Record<string, unknown>;
}

const plan = {
  currency_id: '101',
  open: 2,
  threshold: '100',
  keep_amount: '0',
  address_id: '',
  schedule: 'realtime',
};
const entries: readonly Entry[] = [
  { name: 'withdrawal', endpoint: createWithdrawal, body: (amount) => ({ ...withdrawal, amount }) },
  { name: 'cost', endpoint: getWithdrawalCost, body: (amount) => ({ id: '101', amount }) },
  ...[1, 2].map((balance_type) => ({
    name: `transfer in figure ${balance_type}`,
    endpoint: createTransfer,
    body: (amount: unknown) => ({
      request_id: uuid(1),
      account: '10013401',
      id: '101',
      balance_type,
      amount,
    }),
  })),
  ...[1, 2].map((balance_type) => ({
    name: `quote in figure ${balance_type}`,
    endpoint: getSwapQuote,
    body: (amount: unknown) => ({
      pair_id: '51',
      direction: 2,
      from_id: '101',
      to_id: '307',
      balance_type,
      amount,
    }),
  })),
  {
    name: 'swap',
    endpoint: createSwapOrder,
    body: (from_amount) => ({ ...route, request_id: uuid(1), quote_id: 'x', from_amount }),
  },
  {
    name: 'least received',
    endpoint: createSwapOrder,
    body: (min_received) => ({
      ...route,
      request_id: uuid(1),
      quote_id: 'x',
      from_amount: '0.05',
      min_received,
    }),
  },
  {
    name: 'threshold',
    endpoint: editBillSetting,
    body: (threshold) => ({ collections: [{ ...plan, threshold }] }),
  },
  {
    name: 'kept amount',
    endpoint: editBillSetting,
    body: (keep_amount) => ({ collections: [{ ...plan, keep_amount }] }),
  },
];

/** Zero, and nothing at all, are figures where something is left or asked for besides the amount itself. */
const zeroIsFine: ReadonlySet<string> = new Set(['least received', 'kept amount', 'cost']);

/** Nothing leaves by these, so that they may be as large as they like. */
const hasNoMost: ReadonlySet<string> = new Set(['least received', 'kept amount', 'cost', 'threshold']);

let tried = 0;

test.each(entries)(
  '$name: what is no amount is refused and changes nothing',
  async ({ name, endpoint, body }) => {
    const session = openApiSession();
    session.api.merchant('acme');
    const before = stateOf(session.api);
    const accepted: string[] = [];
    const others = [5, -5, null, [5], { a: 5 }, true, '9'.repeat(40), `${'9'.repeat(30)}.5`];
    for (const amount of [...noAmounts, ...others]) {
      const text = typeof amount === 'string' ? amount : undefined;
      if (zeroIsFine.has(name) && ['0', '0.0', ''].includes(text ?? '5')) continue;
      if (name === 'cost' && text === undefined) continue;
      if (hasNoMost.has(name) && text?.startsWith('9')) continue;
      const fields = body(amount, session);
      const ask = endpoint.method === 'GET' ? { query: fields } : { text: JSON.stringify(fields) };
      const answer = await session.ask(endpoint, ask);
      if (answer.status !== 422) accepted.push(`${JSON.stringify(amount)} ${answer.status}`);
      tried += 1;
    }
    expect(accepted).toEqual([]);
    expect(changesBetween(before, stateOf(session.api)).filter((change) => !isKeptOnPurpose(change))).toEqual(
      [],
    );
  },
);

test('an amount of millions of digits is refused before anything is reckoned with it', async () => {
  const session = openApiSession();
  const from = performance.now();
  for (const { name, endpoint, body } of entries) {
    if (endpoint.method === 'GET') continue;
    const answer = await session.ask(endpoint, {
      text: JSON.stringify(body('9'.repeat(3_000_000), session)),
    });
    expect({ name, code: answer.code }).toEqual({ name, code: errorCode.PARAMETER_ERROR });
  }
  // A second each is far more than it takes; without the bound it was up to twenty.
  expect(performance.now() - from).toBeLessThan(entries.length * 1000);
});

test('every notation was tried with every figure', () => {
  console.log(`${tried} notations of amounts tried, every one refused`);
  expect(tried).toBeGreaterThan(500);
});

test('a quote is good for its merchant, its pair, its amount and its time, once', async () => {
  const session = openApiSession();
  const other = session.api.signIn('locked');
  const mine = await swapOrder(session, '0.002');
  const as = async (fields: Record<string, unknown>, token = session.token) =>
    (await session.ask(createSwapOrder, { token, text: JSON.stringify(fields) })).data;
  const foreign = await session.get(getSwapQuote, { token: other, body: { ...route, amount: '0.002' } });
  expect(await as({ ...mine, quote_id: foreign.quote_id })).toMatchObject({ requote: true });
  expect(await as({ ...mine, from_amount: '0.003' })).toMatchObject({ requote: true });
  expect(await as(mine)).not.toHaveProperty('requote');
  expect(await as({ ...mine, request_id: uuid(2) })).toMatchObject({ requote: true });
  const late = { ...(await swapOrder(session, '0.002')), request_id: uuid(3) };
  session.api.advance(16);
  expect(await as(late)).toMatchObject({ requote: true });
  expect(auditLedger(session.api.merchant('authorised').ledger)).toEqual([]);
});

test('a balance does not leave twice, whichever exits share it', async () => {
  const session = openApiSession();
  const merchant = session.api.merchant('authorised');
  const { balance } = await session.get(getWithdrawalCost, { query: { id: '101' } });
  const amount = '15000';
  const codes: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const common = { request_id: uuid(n), id: '101', amount, ...session.proof() };
    const answer = await (n % 2 === 0
      ? session.ask(createWithdrawal, { body: { ...common, address: TRON } })
      : session.ask(createTransfer, { body: { ...common, account: '10013401' } }));
    codes.push(answer.code);
  }
  const left = (await session.get(getWithdrawalCost, { query: { id: '101' } })).balance;
  const count = codes.filter((code) => code === 200).length;
  expect(count).toBeGreaterThan(0);
  expect(Number(balance) - Number(left)).toBeCloseTo(count * Number(amount), 6);
  // 50,000 USDT in 24 hours, one pool.
  expect(count).toBeLessThanOrEqual(3);
  expect(auditLedger(merchant.ledger)).toEqual([]);
});

test('a payment is refunded once, however often it is asked for', async () => {
  const session = openApiSession();
  const { list } = await session.get(listPayments, { query: { status: '2', current: 1, pageSize: 5 } });
  const trade_no = list[0]?.trade_no ?? '';
  const codes: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const body = { request_id: uuid(n), trade_no, ...session.proof() };
    codes.push((await session.ask(refundPayment, { body })).code);
    if (n === 3) session.api.advance(3600);
  }
  expect(codes).toEqual([
    200,
    errorCode.NOT_REFUNDABLE,
    errorCode.NOT_REFUNDABLE,
    errorCode.NOT_REFUNDABLE,
    errorCode.NOT_REFUNDABLE,
    errorCode.NOT_REFUNDABLE,
  ]);
  expect(auditLedger(session.api.merchant('authorised').ledger)).toEqual([]);
});

test('a cancel in the second of the audit comes before it or too late, and never twice', async () => {
  for (const wait of [0, 59, 60, 61, 119, 120, 121, 600]) {
    const session = openApiSession();
    const body = { ...withdrawal, ...session.proof() };
    const { trade_no } = await session.get(createWithdrawal, { body });
    session.api.advance(wait);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => session.ask(cancelWithdrawal, { body: { request_id: uuid(20 + n), trade_no } })),
    );
    session.api.advance(7200);
    const merchant = session.api.merchant('authorised');
    const row = merchant.rows.withdrawals.all().at(-1);
    const canceled = answers.filter(({ code }) => code === 200).length;
    expect(canceled).toBeLessThanOrEqual(1);
    expect(row?.status).toBe(canceled === 1 ? 6 : 5);
    expect(auditLedger(merchant.ledger)).toEqual([]);
  }
});

test('swaps without a verification cannot be sliced, in either figure', async () => {
  for (const balance_type of [1, 2] as const) {
    const session = openApiSession();
    let code = 200;
    let done = 0;
    while (code === 200 && done < 100) {
      const amount = balance_type === 1 ? '0.001' : '60';
      const quote = await session.get(getSwapQuote, { body: { ...route, amount, balance_type } });
      const fields = {
        ...route,
        balance_type,
        request_id: uuid(done),
        quote_id: quote.quote_id,
        from_amount: amount,
      };
      ({ code } = await session.ask(createSwapOrder, { text: JSON.stringify(fields) }));
      done += 1;
    }
    expect(code).toBe(errorCode.VERIFICATION_REQUIRED);
    expect(done).toBeLessThan(30);
  }
});
