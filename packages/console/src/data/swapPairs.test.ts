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

describe('specification §7: the direction comes from added', () => {
  test.each([
    ['the listed way, along it', true, '307', 1],
    ['the listed way, against it', true, '101', 2],
    ['the other way, along it', false, '307', 2],
    ['the other way, against it', false, '101', 1],
  ] as const)('%s', (_, added, from, direction) => {
    expect(directionOf({ from: btc, added }, from)).toBe(direction);
  });
});

describe('a route', () => {
  const both = [row('11', btc, usdt, true), row('51', usdt, btc, false)];

  test('is the row of this way round', () => {
    expect(findRoute(both, '101', '307')).toMatchObject({ pair: { id: '51' }, direction: 2, min: '1' });
    expect(findRoute(both, '307', '101')).toMatchObject({ pair: { id: '11' }, direction: 1 });
  });

  test('is the row of the other way round where there is no other, whose limits say nothing', () => {
    const [listed] = [row('11', btc, usdt, true)];
    expect(findRoute([listed], '101', '307')).toMatchObject({
      pair: { id: '11' },
      direction: 2,
      min: undefined,
    });
  });

  test('does not lead where there is no pair, nor to itself', () => {
    expect(findRoute(both, '101', '808')).toBeUndefined();
    expect(findRoute(both, '101', '101')).toBeUndefined();
    expect(findRoute(both, undefined, '101')).toBeUndefined();
  });
});

describe('what is chosen', () => {
  const pairs = [row('10', put, usdt, true, 2), row('11', btc, usdt, true), row('51', usdt, btc, false)];

  test('is the first listed pair where nothing is asked for', () => {
    expect(chosenSwap(pairs, {})).toMatchObject({ from: put, to: usdt, route: { isOpen: false } });
  });

  test('is completed by the first partner that is open', () => {
    expect(chosenSwap(pairs, { from: '101' })).toMatchObject({ from: usdt, to: btc });
  });

  test('is nothing for what cannot be swapped', () => {
    expect(chosenSwap(pairs, { from: '204' })).toEqual({ from: undefined, to: undefined, route: undefined });
  });

  test('names every token once', () => {
    expect(sidesOf(pairs)).toEqual([put, usdt, btc]);
  });
});
