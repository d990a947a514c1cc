import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getClosing, listClosingRows, rowFigures, type Closing } from '#contract/reports.ts';
import {
  movementDirection,
  movementProgress,
  refundScope,
  withdrawalSource,
} from '#contract/enumerations.ts';
import { assetOf } from '#core/books/findAsset.ts';
import { assets } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { parseUnits, units, valueOf } from '#core/books/money.ts';
import { dayOf } from '#core/time/zone.ts';
import { createMockApi, type MockApi } from '#entries/createMockApi.ts';
import { createClient } from '#testing/client.ts';
import { aggregateFunds } from '../funds/aggregateFunds.ts';
import { startRefund } from '../payments/refund.ts';
import { refundableAmount } from '../payments/refundable.ts';
import { payerAddress } from '../payments/derived.ts';
import { isOpenDifference } from '../payments/find.ts';
import { postSwapIn, postSwapOut } from '../swap/handlers.ts';
import { postTransfer } from '../transfers/handlers.ts';
import {
  addWithdrawal,
  freezeForWithdrawal,
  releaseWithdrawal,
  settleWithdrawal,
} from '../withdrawals/book.ts';
import { booksOf, differencesIn, projectClosing, valueIn } from './closing.ts';
import { chosenApps, entriesIn } from './lines.ts';
import { monthAfter, monthPeriod, monthsOf, readPeriod, type Period } from './period.ts';

const exact = (text: string, decimals = 18): bigint => {
  const amount = parseUnits(text.replace('-', ''), decimals) ?? 0n;
  return text.startsWith('-') ? -amount : amount;
};
const micro = (text: string) => exact(text, 6);
const amountOf = (closing: Closing, side: 'orders' | 'balance', key: string): bigint =>
  micro(closing[side].find((figure) => figure.key === key)?.amount ?? '0');
const sumOf = (closing: Closing, side: 'orders' | 'balance', without: readonly string[]): bigint =>
  closing[side]
    .filter(({ key }) => !without.includes(key))
    .reduce((sum, { amount }) => sum + micro(amount), 0n);

/**
 * Returns the value of all balances, including amounts on hold, after the first `end` entries of the ledger.
 * The calculation is independent of the code under test.
 */
function worthAt({ ledger }: Merchant, end: number, at: number): bigint {
  const held = new Map<number, bigint>();
  for (const { asset, amount, fee, direction, contra } of ledger.entries.all().slice(0, end)) {
    const sign = direction === movementDirection.in ? 1n : -1n;
    const onHold = contra === 'frozen' ? -sign * amount - fee : 0n;
    held.set(asset, (held.get(asset) ?? 0n) + sign * amount + onHold);
  }
  return assets.reduce(
    (sum, { index, decimals, token }) => sum + valueOf(held.get(index) ?? 0n, decimals, priceAt(token, at)),
    0n,
  );
}

function assertExplained(
  merchant: Merchant,
  period: Period,
  appids: string | undefined,
  now: number,
): Closing {
  const closing = projectClosing({ merchant, period, isChosen: chosenApps(merchant, appids), now });
  expect(closing.tokens.filter(({ remainder }) => remainder !== '0')).toEqual([]);
  expect([closing.orders_remainder, closing.balance_remainder]).toEqual(['0', '0']);
  const { orders } = closing;
  expect(orders.find(({ key }) => key === 'received')?.amount).toBe(
    closing.balance.find(({ key }) => key === 'received')?.amount ?? '0',
  );
  expect(sumOf(closing, 'orders', ['paid', 'fees', 'refunds', 'received'])).toBe(
    amountOf(closing, 'orders', 'paid'),
  );
  expect(sumOf(closing, 'orders', ['paid', 'received'])).toBe(amountOf(closing, 'orders', 'received'));
  expect(sumOf(closing, 'balance', ['closing'])).toBe(amountOf(closing, 'balance', 'closing'));
  for (const { opening, movements, closing: after } of closing.tokens)
    expect(movements.reduce((sum, { amount }) => sum + exact(amount), exact(opening))).toBe(exact(after));
  expect(closing.tokens.reduce((sum, { price_change = '' }) => sum + micro(price_change), 0n)).toBe(
    amountOf(closing, 'balance', 'priceChange'),
  );
  const { first, end } = entriesIn(merchant, period);
  expect(amountOf(closing, 'balance', 'opening')).toBe(worthAt(merchant, first, period.startAt));
  expect(amountOf(closing, 'balance', 'closing')).toBe(worthAt(merchant, end, Math.min(period.nextAt, now)));
  return closing;
}

test.each(['authorised', 'two-step', 'locked', 'fresh', 'reviewing'] as const)(
  'the monthly closings of the demo merchant %s match the ledger exactly',
  (key) => {
    const api = createMockApi({ merchant: key });
    const merchant = api.merchant();
    const now = api.clock.now();
    const zone = merchant.profile.merchant.time_zone;
    const [web = '', , invoices = ''] = merchant.rows.apps.all().map(({ appid }) => appid);
    const chain: bigint[] = [];
    for (const month of monthsOf(merchant, now)) {
      const period = monthPeriod(zone, month, now);
      for (const appids of [undefined, `${web},${invoices}`]) assertExplained(merchant, period, appids, now);
      const closing = assertExplained(merchant, period, 'none', now);
      const received = [undefined, 'none'].map((appids) => {
        const { figures } = booksOf({ merchant, period, isChosen: chosenApps(merchant, appids), now });
        return valueIn(figures, 'received', 'receivedOther');
      });
      expect(received[0]).toBe(received[1]);
      chain.push(amountOf(closing, 'balance', 'closing'), amountOf(closing, 'balance', 'opening'));
    }
    // The opening balance of each month is the closing balance of the month before.
    const [, ...openings] = chain;
    const pairs = openings.filter((_, index) => index % 2 === 0).slice(0, -1);
    expect(pairs).toEqual(openings.filter((_, index) => index % 2 === 1));
  },
  60_000,
);

test('the open differences of a period include its first and last second', () => {
  const merchant = createMockApi().merchant();
  const month = monthPeriod('UTC', '2026-10', 1_795_143_570);
  const row = merchant.rows.payments.all().find((one) => isOpenDifference(one));
  const at = row?.createdAt ?? 0;
  const count = (startAt: number, endAt: number) => differencesIn(merchant, { ...month, startAt, endAt });
  expect([count(at, at), count(at - 1, at - 1), count(at + 1, at + 1)]).toEqual([1, 0, 0]);
});

test('the closing lists tokens with a balance, and optional figures only with rows', () => {
  const api = createMockApi({ merchant: 'fresh' });
  const merchant = api.merchant();
  const zone = merchant.profile.merchant.time_zone;
  api.incomingDeposit({ token: 'USDT', chain: 'TRON', amount: '40' });
  api.advance(75 * DAY);
  const now = api.clock.now();
  const period = monthPeriod(zone, monthAfter(dayOf(zone, now).slice(0, 7), -1), now);
  const { tokens, balance } = assertExplained(merchant, period, undefined, now);
  expect(tokens).toMatchObject([{ token: 'USDT', opening: '40', movements: [], closing: '40' }]);
  const optional = new Set(['receivedOther', 'transfersIn', 'collected', 'transfersOut', 'holds']);
  expect(balance.filter(({ key }) => optional.has(key))).toEqual([]);
});

test('the rows of each figure in a closing add up to the figure', async () => {
  const api = createMockApi({ isSignedIn: true });
  const client = createClient(api);
  const query = { month: '2026-10', appids: api.merchant().rows.apps.get(0)?.appid };
  const closing = await client.get(getClosing, { query });
  const figures = new Map([...closing.orders, ...closing.balance].map((figure) => [figure.key, figure]));
  for (const figure of rowFigures) {
    const rows = await client.get(listClosingRows, { query: { ...query, figure, pageSize: 100 } });
    expect([figure, rows.sum_usdt]).toEqual([figure, figures.get(figure)?.amount ?? '0']);
  }
  const refunds = await client.get(listClosingRows, {
    query: { ...query, figure: 'refunds', pageSize: 100 },
  });
  expect(refunds.list).toHaveLength(refunds.total);
  expect(refunds.list.reduce((sum, row) => sum + micro(row.usdt_amount), 0n)).toBe(micro(refunds.sum_usdt));
});

const DAY = 86_400;
const asset = fc.constantFrom('101', '108', '307', '402', '703', '1009').map(assetOf);
const step = fc.oneof(
  fc.record({ kind: fc.constant('monthEnd' as const) }),
  fc.record({
    kind: fc.constant('wait' as const),
    seconds: fc.constantFrom(60, 7_200, DAY, 11 * DAY, 33 * DAY),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    how: fc.constantFrom(
      'exact' as const,
      'under' as const,
      'over' as const,
      'late' as const,
      'multiple' as const,
    ),
    amount: fc.constantFrom('0.01', '3', '55.5', '2500'),
    asset,
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    pick: fc.nat(20),
    isPart: fc.boolean(),
    fails: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('withdraw' as const),
    how: fc.constantFrom('settle' as const, 'cancel' as const, 'wait' as const),
    source: fc.constantFrom(withdrawalSource.console, withdrawalSource.automatic),
    asset,
  }),
  fc.record({ kind: fc.constant('swap' as const), from: asset, to: asset, isCanceled: fc.boolean() }),
  fc.record({ kind: fc.constant('transfer' as const), isIn: fc.boolean(), asset }),
  fc.record({ kind: fc.constant('gas' as const) }),
  fc.record({ kind: fc.constant('deposit' as const), asset }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const enough = (decimals: number) => units('0.2', decimals);

function run(api: MockApi, one: Step): void {
  const merchant = api.merchant();
  const { ledger, rows } = merchant;
  const now = api.clock.now();
  const availableOf = (index: number) => ledger.available[index] ?? 0n;
  switch (one.kind) {
    case 'wait':
      return api.advance(one.seconds);
    case 'monthEnd': {
      // Moves the clock to 30 seconds before the end of the month, so that the next payment is credited in
      // the next month.
      const zone = merchant.profile.merchant.time_zone;
      const { nextAt } = monthPeriod(zone, dayOf(zone, now).slice(0, 7), now);
      return api.advance(Math.max(0, nextAt - 30 - now));
    }
    case 'pay': {
      const { token, chain } = one.asset;
      api.incomingPayment({ token: token.token, chain: chain.chain, amount: one.amount, kind: one.how });
      return;
    }
    case 'deposit': {
      const { token, chain } = one.asset;
      api.incomingDeposit({ token: token.token, chain: chain.chain, amount: '40' });
      return;
    }
    case 'refund': {
      const row = rows.payments.get(one.pick % Math.max(1, rows.payments.length));
      const most = row ? refundableAmount(row, refundScope.whole, now) : 0n;
      const amount = one.isPart ? most / 3n : most;
      if (!row || amount === 0n || availableOf(row.asset) < most) return;
      const address = payerAddress(merchant, row);
      const scope = one.isPart ? refundScope.part : refundScope.whole;
      startRefund(api.bank, merchant, row, { amount, address, scope, fails: one.fails }, now);
      return;
    }
    case 'withdraw': {
      const amount = enough(one.asset.decimals);
      if (availableOf(one.asset.index) < amount) return;
      const row = addWithdrawal(merchant, {
        asset: one.asset,
        amount,
        at: now,
        address: '',
        label: '',
        source: one.source,
        cost: { fee: amount / 7n, minFee: 0n, networkFee: 0n },
      });
      freezeForWithdrawal(merchant, row, now);
      if (one.how === 'settle') settleWithdrawal(merchant, row, now);
      if (one.how === 'cancel') releaseWithdrawal(merchant, row, now);
      return;
    }
    case 'swap': {
      const fromAmount = enough(one.from.decimals);
      if (availableOf(one.from.index) < fromAmount) return;
      const row = rows.swaps.add((index) => ({
        index,
        createdAt: now,
        finishedAt: now,
        from: one.from.index,
        to: one.to.index,
        fromAmount,
        toAmount: 12_345n,
        fee: 67n,
        progress: movementProgress.accomplish,
      }));
      postSwapOut(merchant, row, now);
      if (!one.isCanceled) postSwapIn(merchant, row, now);
      return;
    }
    case 'transfer': {
      const amount = enough(one.asset.decimals);
      const direction = one.isIn ? movementDirection.in : movementDirection.out;
      if (!one.isIn && availableOf(one.asset.index) < amount) return;
      const row = rows.transfers.add((index) => ({
        index,
        createdAt: now,
        direction,
        counterparty: '10013402',
        asset: one.asset.index,
        amount,
        remark: '',
        progress: movementProgress.accomplish,
      }));
      postTransfer(merchant, row, now);
      return;
    }
    case 'gas': {
      const put = assets.find(({ id }) => id === '108');
      if (put && availableOf(put.index) > 80_000n) aggregateFunds(merchant, put, 80_000n, 1, now);
    }
  }
}

const zone = fc.constantFrom('UTC', 'Europe/London', 'America/New_York', 'Asia/Shanghai', 'Pacific/Apia');

test('the closing has no unexplained remainder in 1,000 random histories', () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 40, maxLength: 60, size: 'max' }),
      zone,
      fc.nat(60),
      fc.constantFrom(1, 2, 31),
      fc.constantFrom(undefined, 'none'),
      (steps, timeZone, offset, days, appids) => {
        // The histories begin shortly before the clocks change in Europe and America.
        const api = createMockApi({ merchant: 'fresh', now: Date.UTC(2026, 9, 20, 22, 30) / 1000 });
        const merchant = api.merchant();
        merchant.profile.merchant.time_zone = timeZone;
        const begin = api.clock.now();
        for (const { token, chain } of assets)
          api.incomingDeposit({ token: token.token, chain: chain.chain, amount: '40' });
        api.advance(DAY);
        for (const one of steps) run(api, one);
        const now = api.clock.now();
        const months = monthsOf(merchant, now);
        for (const month of months) {
          const closing = assertExplained(merchant, monthPeriod(timeZone, month, now), appids, now);
          for (const { key, count } of [...closing.orders, ...closing.balance])
            counts.set(key, (counts.get(key) ?? 0) + count);
        }
        const from = dayOf(timeZone, Math.min(now, begin + offset * DAY));
        const to = dayOf(timeZone, Math.min(now, begin + (offset + days) * DAY));
        assertExplained(merchant, readPeriod(merchant, { from, to }, now), appids, now);
        const before = monthPeriod(timeZone, monthAfter(months.at(-1) ?? '', -1), now);
        expect(assertExplained(merchant, before, appids, now).tokens).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
  // Every figure must occur in the histories. Otherwise, it isn't tested.
  for (const figure of rowFigures) {
    expect([figure, (counts.get(figure) ?? 0) > 100]).toEqual([figure, true]);
  }
}, 120_000);
