import { expect, test } from 'vitest';
import {
  refundScope,
  streamType,
  movementDirection,
  movementProgress,
  withdrawalSource,
  withdrawalStatus,
} from '#contract/enumerations.ts';
import { assetOf } from '#core/books/findAsset.ts';
import { post } from '#core/books/ledger.ts';
import { units } from '#core/books/money.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { startRefund } from '../payments/refund.ts';
import { dayUse, swappedInDay } from './dayUse.ts';

const DAY = 24 * 3600;
const usdt = assetOf('101');
const hundred = units('100', usdt.decimals);

function open() {
  const api = createMockApi({ merchant: 'fresh' });
  const merchant = api.merchant();
  const now = api.clock.now();
  const { rows } = merchant;
  const movement = (secondsAgo: number) => ({
    createdAt: now - secondsAgo,
    finishedAt: now,
    amount: hundred,
  });
  return {
    api,
    merchant,
    used: () => dayUse(merchant, now),
    swapped: () => swappedInDay(merchant, now),
    now,
    withdraw: (secondsAgo: number) =>
      rows.withdrawals.add((index) => ({
        ...movement(secondsAgo),
        index,
        requestId: '',
        sentAt: 0,
        status: withdrawalStatus.accomplish,
        asset: usdt.index,
        fee: 0n,
        networkFee: 0n,
        value: hundred,
        address: '',
        memo: '',
        label: '',
        reason: '',
        source: withdrawalSource.console,
      })),
    transfer: (secondsAgo: number, direction: 1 | 2 = movementDirection.out) =>
      rows.transfers.add((index) => ({
        ...movement(secondsAgo),
        index,
        direction,
        asset: usdt.index,
        counterparty: '10013402',
        remark: '',
        progress: movementProgress.accomplish,
      })),
    swap: (secondsAgo: number, progress: 1 | 2 | 3 = movementProgress.accomplish) =>
      rows.swaps.add((index) => ({
        ...movement(secondsAgo),
        index,
        from: usdt.index,
        to: assetOf('307').index,
        fromAmount: hundred,
        toAmount: 1n,
        fee: 0n,
        progress,
      })),
  };
}

test('the 24-hour limit is unused without transfers', () => {
  const { used, swapped } = open();
  expect([used(), swapped()]).toEqual([{ used: 0n, releaseAt: 0 }, 0n]);
});

test.each(['withdraw', 'transfer'] as const)('the 24-hour limit counts each %s for 24 hours', (kind) => {
  const account = open();
  account[kind](2 * DAY);
  account[kind](DAY);
  expect(account.used()).toEqual({ used: 0n, releaseAt: 0 });
  account[kind](DAY - 1);
  account[kind](60);
  expect(account.used()).toEqual({ used: 2n * hundred, releaseAt: account.now + 1 });
});

test('the 24-hour limit doesn’t count received transfers', () => {
  const { used, transfer } = open();
  transfer(60, movementDirection.in);
  expect(used().used).toBe(0n);
});

test('the 24-hour limit counts a refund once, from its request', () => {
  const { api, merchant, now } = open();
  api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '200' });
  api.advance(60);
  const row = merchant.rows.payments.get(0);
  if (!row) throw new Error('no payment');
  const at = api.clock.now();
  const refund = { amount: hundred, address: '', scope: refundScope.part, fails: false };
  startRefund(api.bank, merchant, row, refund, at);
  const counted = { used: hundred, releaseAt: at + DAY };
  expect(dayUse(merchant, at)).toEqual(counted);
  api.advance(600);
  expect(dayUse(merchant, at + 600)).toEqual(counted);
  expect(dayUse(merchant, at + DAY).used).toBe(0n);
  expect(dayUse(merchant, now + DAY).used).toBe(hundred);
});

test('the 24-hour limit counts a refund of the demo history when it was sent', () => {
  const { merchant, now, used } = open();
  const out = {
    asset: usdt.index,
    direction: movementDirection.out,
    contra: 'chain',
    sourceIndex: 0,
  } as const;
  post(merchant.ledger, {
    ...out,
    at: now,
    type: streamType.recharge,
    direction: 1,
    source: 'payment',
    amount: hundred,
  });
  for (const [type, source] of [
    [streamType.refund, 'refund'],
    [streamType.refund, 'withdrawal'],
    [streamType.freeze, 'refund'],
  ] as const)
    post(merchant.ledger, { ...out, at: now, type, source, amount: 10n });
  expect(used().used).toBe(10n);
});

test('the limit of unverified swaps doesn’t count canceled swaps', () => {
  const { used, swapped, swap } = open();
  swap(2 * DAY);
  swap(DAY);
  swap(60, movementProgress.canceled);
  expect(swapped()).toBe(0n);
  swap(DAY - 1);
  swap(60, movementProgress.inProgress);
  expect(swapped()).toBe(2n * hundred);
  expect(used().used).toBe(0n);
});
