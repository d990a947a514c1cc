// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { within } from '#app/testingReact.tsx';
import type { QuoteInput } from '#data/swap.ts';
import { useQuote } from './useQuote.ts';

const START = 1_795_143_570;
beforeEach(() => vi.useFakeTimers({ now: START * 1000 }));

const input: QuoteInput = {
  pair_id: '1',
  direction: 1,
  from_id: '101',
  to_id: '102',
  amount: '5',
  balance_type: 1,
};

/** Renders the hook with a server whose quotes are valid for `holds` seconds. */
function open(holds: number) {
  let made = 0;
  const page = testConsole(() => {
    made += 1;
    const now = Math.floor(Date.now() / 1000);
    return success({
      quote_id: `q-${made}`,
      rate: '1',
      from_amount: '5',
      to_amount: '5',
      inverse_rate: '1',
      fee_rate: '0',
      min_received: '5',
      fee: '0',
      fee_token: 'USDT',
      price_impact: '0',
      server_time: now,
      expire_time: now + holds,
    });
  });
  const hook = renderHook(() => useQuote({ input, keepsFresh: true }), within(page.store));
  /** Advances the time in steps of 100 ms, because React renders only at the end of each `act`. */
  const wait = async (seconds: number) => {
    for (let step = 0; step < seconds * 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(100));
  };
  return { ...page, wait, live: () => hook.result.current };
}

it('useQuote requests a new quote when the current quote expires', async () => {
  const { requests, wait } = open(15);
  await wait(151);
  expect(requests.length).toBeGreaterThanOrEqual(9);
  expect(requests.length).toBeLessThanOrEqual(11);
});

it('useQuote stops requesting quotes if several quotes were expired on arrival', async () => {
  const { requests, wait, live } = open(-1);
  await wait(3);
  expect(requests.length).toBeLessThanOrEqual(4);
  await wait(120);
  expect(requests).toHaveLength(7);
  expect(live().isExpired).toBe(true);
  await act(async () => {
    await live().refresh();
  });
  expect(requests).toHaveLength(8);
});
