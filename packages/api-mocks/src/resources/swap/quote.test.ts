import { expect, test } from 'vitest';
import { getSwapQuote } from '#contract/swap.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient } from '#testing/client.ts';
import { parseUnits } from '#core/money.ts';

/** In units of 10^-18. */
function exact(text: string): bigint {
  const value = parseUnits(text, 18);
  if (value === undefined) throw new TypeError(text);
  return value;
}
const ONE = 10n ** 18n;

const route = (pair_id: string, direction: 1 | 2, from_id: string, to_id: string) =>
  ({ pair_id, direction, from_id, to_id, balance_type: 1 }) as const;

test.each([
  ['a small one', route('11', 1, '307', '101'), '0.01'],
  ['one that moves the price', route('11', 1, '307', '101'), '0.9'],
  ['one in the other direction', route('51', 2, '101', '307'), '90000'],
])(
  'the lines of a quote add up: amount × rate − fee is what comes out, for %s',
  async (_what, body, amount) => {
    const client = createClient(createMockApi({ isSignedIn: true }));
    const quoted = await client.get(getSwapQuote, { body: { ...body, amount } });
    const worth = (exact(quoted.from_amount) * exact(quoted.rate)) / ONE;
    const off = worth - exact(quoted.fee) - exact(quoted.to_amount);
    expect(off < 0n ? -off : off).toBeLessThanOrEqual(ONE / 1_000_000n);
  },
);
