import type { SwapPair, SwapSide } from '@settlement/api-mocks/contract/swap';
import { describe, expect, test } from 'vitest';
import { chosenSwap, directionOf, findRoute, sidesOf } from './swapPairs.ts';

const side = (id: string, token: string): SwapSide => ({
  id,
  token,
  chain: 'TRON',
  net_work: 'TRC20',
  logo: '',
  decimals: 6,
});
const btc = side('307', 'BTC');
const usdt = side('101', 'USDT');
const put = side('808', 'PUT');
const row = (id: string, from: SwapSide, to: SwapSide, added: boolean, status = 1): SwapPair => ({
  id,
  from,
  to,
  added,
  status,
  min_amount: '1',
  max_amount: '100',
  fee_rate: '0.002',
});

describe('specification §7: the direction of a swap', () => {
  test.each([
    ['forward from the first token of a pair marked as added', true, '307', 1],
    ['reverse from the second token of a pair marked as added', true, '101', 2],
    ['reverse from the first token of a pair not marked as added', false, '307', 2],
    ['forward from the second token of a pair not marked as added', false, '101', 1],
  ] as const)('is %s', (_, added, from, direction) => {
    expect(directionOf({ from: btc, added }, from)).toBe(direction);
  });
});

describe('the route of a swap', () => {
  const both = [row('11', btc, usdt, true), row('51', usdt, btc, false)];

  test('is the listed pair in the same direction', () => {
    expect(findRoute(both, '101', '307')).toMatchObject({ pair: { id: '51' }, direction: 2, min: '1' });
    expect(findRoute(both, '307', '101')).toMatchObject({ pair: { id: '11' }, direction: 1 });
  });

  test('is the opposite pair, without limits, if only that pair is listed', () => {
    const [listed] = [row('11', btc, usdt, true)];
    expect(findRoute([listed], '101', '307')).toMatchObject({
      pair: { id: '11' },
      direction: 2,
      min: undefined,
    });
  });

  test('is undefined if the pair isn’t listed or both tokens are the same', () => {
    expect(findRoute(both, '101', '808')).toBeUndefined();
    expect(findRoute(both, '101', '101')).toBeUndefined();
    expect(findRoute(both, undefined, '101')).toBeUndefined();
  });
});

describe('the token selection of a swap', () => {
  const pairs = [row('10', put, usdt, true, 2), row('11', btc, usdt, true), row('51', usdt, btc, false)];

  test('is the first listed pair by default', () => {
    expect(chosenSwap(pairs, {})).toMatchObject({ from: put, to: usdt, route: { isOpen: false } });
  });

  test('is completed with the first token that the given token can be swapped for', () => {
    expect(chosenSwap(pairs, { from: '101' })).toMatchObject({ from: usdt, to: btc });
  });

  test('is empty for tokens that can’t be swapped', () => {
    expect(chosenSwap(pairs, { from: '204' })).toEqual({ from: undefined, to: undefined, route: undefined });
  });

  test('offers every token once', () => {
    expect(sidesOf(pairs)).toEqual([put, usdt, btc]);
  });
});
