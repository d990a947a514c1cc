import { expect, test } from 'vitest';
import { errorCode } from '#contract/errors.ts';
import { verify } from '#contract/security.ts';
import { createSwapOrder, getSwapQuote } from '#contract/swap.ts';
import { signedIn, uuid } from '#testing/client.ts';
import { parseUnits } from '#core/books/money.ts';

function exact(text: string): bigint {
  const value = parseUnits(text, 18);
  if (value === undefined) throw new TypeError(text);
  return value;
}
const ONE = 10n ** 18n;

const route = (pair_id: string, direction: 1 | 2, from_id: string, to_id: string) =>
  ({ pair_id, direction, from_id, to_id, balance_type: 1 }) as const;

test.each([
  ['a small amount', route('11', 1, '307', '101'), '0.01'],
  ['an amount that moves the price', route('11', 1, '307', '101'), '0.9'],
  ['the other direction', route('51', 2, '101', '307'), '90000'],
])('the amounts in a quote add up for %s', async (_what, body, amount) => {
  const { client } = signedIn();
  const quoted = await client.get(getSwapQuote, { body: { ...body, amount } });
  const worth = (exact(quoted.from_amount) * exact(quoted.rate)) / ONE;
  const off = worth - exact(quoted.fee) - exact(quoted.to_amount);
  expect(off < 0n ? -off : off).toBeLessThanOrEqual(ONE / 1_000_000n);
});

test('expired quotes and tickets are removed when new ones are issued', async () => {
  const { api, client, codes } = signedIn();
  for (const seconds of [0, 15, 600]) {
    api.advance(seconds);
    await client.get(getSwapQuote, { body: { ...route('11', 1, '307', '101'), amount: '0.01' } });
    await client.get(verify, { body: { type: 5, ...codes() } });
  }
  expect([api.bank.quotes.size, api.bank.tickets.size]).toEqual([1, 2]);
  expect([...api.bank.quotes.values()][0]?.expireAt).toBe(api.clock.now() + 15);
});

test('a quote states if its swap requires verification', async () => {
  const { client } = signedIn();
  const body = route('11', 1, '307', '101');
  const order = async (amount: string) => {
    const { quote_id, need_verification } = await client.get(getSwapQuote, { body: { ...body, amount } });
    return { need_verification, body: { ...body, quote_id, from_amount: amount, request_id: uuid(1) } };
  };
  const large = await order('0.05');
  expect(large.need_verification).toBe(true);
  expect(await client.code(createSwapOrder, large)).toBe(errorCode.VERIFICATION_REQUIRED);
  const small = await order('0.005');
  expect(small.need_verification).toBe(false);
  expect(await client.get(createSwapOrder, small)).toHaveProperty('trade_no');
});
