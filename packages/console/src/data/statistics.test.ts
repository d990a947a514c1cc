import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { compare, sum } from '#lib/money/money.ts';
import { loadTemporal } from '#lib/time/temporal.ts';
import { chartRangeAtom, overviewFigures, topShares } from './statistics.ts';

beforeAll(loadTemporal);

describe('overviewFigures', () => {
  it('maps the fields of the specification to figures (§3, overview stats)', () => {
    const figures = overviewFigures({
      income: '1',
      sure_withdrawal: '2',
      transaction_volume: 3,
      paid_volume: 4,
      cumulative_withdrawal: '5',
      frozen_amount: '6',
      operable_balance: '7',
      total_assets: '8',
      today_amount: '-9',
      update_time: 0,
    });
    expect(figures).toEqual({
      accountBalance: '8',
      todayEarnings: '-9',
      cumulativeIncome: '6',
      incomeOnHold: '5',
      totalOrders: 3,
      paidOrders: 4,
      extractableBalance: '2',
      cumulativeWithdrawal: '5',
    });
  });
});

const share = (token: string, ratio: string) => ({ token, ratio, usdt_balance: '0' });

describe('topShares', () => {
  it('returns the first three shares and the sum of the rest (§2, asset ratio)', () => {
    const shares = [
      share('USDT', '46.00'),
      share('ETH', '24.00'),
      share('BTC', '17.00'),
      share('TRX', '9.50'),
      share('SOL', '3.50'),
    ];
    expect(topShares(shares, 3)).toEqual([
      { token: 'USDT', ratio: '46.00', isOthers: false },
      { token: 'ETH', ratio: '24.00', isOthers: false },
      { token: 'BTC', ratio: '17.00', isOthers: false },
      { token: 'OTHERS', ratio: '13', isOthers: true },
    ]);
  });

  it('returns no sum if every token is listed', () => {
    expect(topShares([share('USDT', '100.00')], 3)).toEqual([
      { token: 'USDT', ratio: '100.00', isOthers: false },
    ]);
    expect(topShares([], 3)).toEqual([]);
  });

  it('returns no share of 0% and no negative sum of the rest', () => {
    const third = ['A', 'B', 'C'].map((token) => share(token, '33.34'));
    expect(topShares([...third, share('D', '0.01')], 3)).toHaveLength(3);
    expect(
      topShares([share('USDT', '0'), share('ETH', '0'), share('BTC', '0'), share('TRX', '0')], 3),
    ).toEqual([]);
  });

  it('returns the rest if the server lists only a part of the total', () => {
    const tenth = Array.from({ length: 10 }, (_, index) => ({
      ...share(`T${index}`, '9.00'),
      usdt_balance: '9',
    }));
    expect(topShares(tenth, 10, '100').at(-1)).toEqual({ token: 'OTHERS', ratio: '10', isOthers: true });
    expect(topShares(tenth, 10, '90.000001')).toHaveLength(10);
  });

  it('returns shares with a sum of exactly 100% if they include the rest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 4, maxLength: 11 }), (parts) => {
        const shares = parts.map((part, index) => share(`T${index}`, (part / 100).toFixed(2)));
        const slices = topShares(shares, 3);
        expect(compare(sum(slices.map((slice) => slice.ratio)), '100')).toBe(0);
      }),
    );
  });
});

describe('chartRangeAtom', () => {
  const rangeAt = (search: string) =>
    testConsole(() => success({}), { href: `/${search}` }).store.get(chartRangeAtom);

  it('keeps a range that the server supports', () => {
    const search = '?range=days&from=2025-10-19&to=2026-11-22';
    expect(rangeAt(search)).toEqual({
      range: 'days',
      from: '2025-10-19',
      to: '2026-11-22',
      isShortened: false,
    });
  });

  it('shortens a longer range to its last 400 days', () => {
    expect(rangeAt('?range=days&from=2020-01-01&to=2026-11-22')).toMatchObject({
      from: '2025-10-19',
      to: '2026-11-22',
      isShortened: true,
    });
  });
});
