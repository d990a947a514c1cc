import { describe, expect, it, test } from 'vitest';
import {
  addressStatus,
  movementDirection,
  movementProgress,
  refundScope,
  streamType,
  userStatus,
  withdrawalSource,
  withdrawalStatus,
} from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import { assetOf } from '#core/books/findAsset.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { units } from '#core/books/money.ts';
import { ApiError } from '#core/http/apiError.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { depositAddress } from '../recharge/address.ts';
import { assertExit, DAY_LIMIT, dayLeftOf, type ExitRequest, SINGLE_LIMIT } from './assertExit.ts';
import { assertAddress, assertSaved } from './destination.ts';
import { post } from '#core/books/ledger.ts';
import { startRefund } from '../payments/refund.ts';
import { dayUse, swappedInDay } from './dayUse.ts';

const usdt = assetOf('101');
const xrp = assetOf('1009');

function open(change: Partial<ExitRequest> = {}) {
  const api = createMockApi({ isSignedIn: true });
  api.incomingDeposit({ token: 'USDT', chain: 'TRON', amount: '90000' });
  api.advance(3600);
  const merchant = api.merchant();
  const now = api.clock.now();
  const request: ExitRequest = {
    exit: 'withdrawal',
    bank: api.bank,
    merchant,
    now,
    asset: usdt,
    amount: units('50', usdt.decimals),
    least: 1n,
    fee: 0n,
    verify: () => undefined,
    ...change,
  };
  return {
    merchant,
    now,
    request,
    exit:
      (more: object = {}) =>
      () =>
        assertExit({ ...request, ...more }),
  };
}

function codeOf(act: () => void): number | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.code : undefined;
  }
}

const refusal = (code: number, data: object = {}) => expect.objectContaining({ code, data });

describe('assertExit', () => {
  it.each<[string, number, object, (merchant: Merchant, now: number) => void]>([
    ['in review', errorCode.UNDER_REVIEW, {}, ({ profile }) => (profile.status = userStatus.underReview)],
    [
      'without permission',
      errorCode.OPERATION_FAILED,
      { reason: 'not_authorised' },
      ({ profile }) => (profile.status = userStatus.failed),
    ],
    [
      'that is frozen',
      errorCode.WITHDRAWALS_CLOSED,
      { reason: 'frozen', until: 0 },
      ({ settings }) => (settings.isFrozen = true),
    ],
    [
      'that is locked',
      errorCode.WITHDRAWALS_CLOSED,
      { reason: 'password', until: 4_000_000_000 },
      ({ profile }) => Object.assign(profile, { lockUntil: 4_000_000_000, lockReason: 'password' }),
    ],
  ])('rejects a withdrawal of a merchant %s', (_name, code, data, change) => {
    const { merchant, now, exit } = open();
    expect(exit()).not.toThrow();
    change(merchant, now);
    expect(exit()).toThrow(refusal(code, data));
  });

  it('accepts a withdrawal when the lock ends', () => {
    const { merchant, now, exit } = open();
    merchant.profile.lockUntil = now;
    expect(exit()).not.toThrow();
  });

  it('accepts a withdrawal from a frozen test balance', () => {
    const { merchant, exit } = open();
    merchant.settings.isFrozen = true;
    const tester = { ...merchant, ledger: merchant.sandbox.ledger };
    expect(exit({ merchant: tester, amount: 1n, held: 2n })).not.toThrow();
  });

  it('rejects an amount that is less than the minimum or doesn’t exceed the fee', () => {
    const { exit } = open();
    const [amount, one] = [1_500_000n, 1n];
    const tooSmall = (data: object) => refusal(errorCode.AMOUNT_TOO_SMALL, data);
    expect(exit({ amount, least: amount + one })).toThrow(tooSmall({ min_amount: '1.500001' }));
    expect(exit({ amount, fee: amount })).toThrow(tooSmall({ fee: '1.5' }));
    expect(exit({ amount, fee: amount + one })).toThrow(tooSmall({ fee: '1.500001' }));
    expect(exit({ amount, least: amount, fee: amount - one })).not.toThrow();
  });

  it('rejects an amount above the limit per transfer', () => {
    const { exit } = open();
    expect(exit({ amount: SINGLE_LIMIT })).not.toThrow();
    expect(exit({ amount: SINGLE_LIMIT + 1n })).toThrow(
      refusal(errorCode.AMOUNT_TOO_LARGE, { max_amount: '20000' }),
    );
  });

  it.each([
    ['withdrawal', 99n, 0n, false],
    ['withdrawal', 100n, 0n, true],
    ['withdrawal', 101n, 0n, true],
    ['withdrawal', 109n, 10n, false],
    ['withdrawal', 110n, 10n, true],
    ['swap', 100n, 0n, false],
    ['swap', 101n, 0n, true],
    ['swap', 110n, 10n, false],
    ['swap', 111n, 10n, true],
  ] as const)(
    'with a balance of 100: a %s of %i with %i on hold is rejected: %s',
    (kind, amount, held, isRejected) => {
      const { merchant, exit } = open({ exit: kind, amount, held });
      merchant.ledger.available[usdt.index] = 100n;
      expect(codeOf(exit())).toBe(isRejected ? errorCode.INSUFFICIENT_BALANCE : undefined);
    },
  );

  it('returns the used part of the 24-hour limit', () => {
    const { merchant, now, exit } = open();
    const before = dayLeftOf(merchant, usdt, now);
    const row = merchant.rows.withdrawals.all().at(-1);
    if (!row) throw new Error('no withdrawal');
    const use = (value: bigint) =>
      merchant.rows.withdrawals.add((index) => ({ ...row, index, status: 4, createdAt: now, value }));
    use(before - 10n);
    expect(dayLeftOf(merchant, usdt, now)).toBe(10n);
    expect(exit({ amount: 10n })).not.toThrow();
    const data = { day_limit: '50000', day_used: '49999.99999' };
    expect(exit({ amount: 11n })).toThrow(
      refusal(errorCode.DAY_LIMIT_EXCEEDED, expect.objectContaining(data)),
    );
    use(DAY_LIMIT);
    expect(dayLeftOf(merchant, usdt, now)).toBe(0n);
  });
});

test('assertAddress reports an invalid memo in the field of the memo', () => {
  const { merchant, request } = open();
  const destination = { kind: 'address', asset: xrp, address: 'r42k5SRAvePzrGitBLnJ1VWrviY5AZfSL5' } as const;
  expect(() => assertAddress(request.bank, merchant, { ...destination, memo: 'x' })).toThrow(
    refusal(errorCode.PARAMETER_ERROR, { errors: { memo: 'memo_format' } }),
  );
});

test.each([
  [addressStatus.active, false, undefined],
  [addressStatus.cooling, false, errorCode.PARAMETER_ERROR],
  [addressStatus.active, true, errorCode.PARAMETER_ERROR],
])('assertSaved for an entry with status %i (deleted: %s) throws %s', (status, isDeleted, code) => {
  const { merchant, now } = open();
  const entry = { label: 'Partner', memo: '', note: '', activeAt: now, createdAt: now, isDeleted, status };
  const seed = 'partner';
  merchant.rows.addresses.add((index) => ({
    ...entry,
    index,
    asset: usdt.index,
    address: depositAddress(seed, usdt),
    lastUsedAt: 0,
    useCount: 0,
  }));
  expect(codeOf(() => assertSaved(merchant, { kind: 'merchant', seed }))).toBe(code);
});

const DAY = 24 * 3600;
const hundred = units('100', usdt.decimals);

function openEmpty() {
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
  const { used, swapped } = openEmpty();
  expect([used(), swapped()]).toEqual([{ used: 0n, releaseAt: 0 }, 0n]);
});

test.each(['withdraw', 'transfer'] as const)('the 24-hour limit counts each %s for 24 hours', (kind) => {
  const account = openEmpty();
  account[kind](2 * DAY);
  account[kind](DAY);
  expect(account.used()).toEqual({ used: 0n, releaseAt: 0 });
  account[kind](DAY - 1);
  account[kind](60);
  expect(account.used()).toEqual({ used: 2n * hundred, releaseAt: account.now + 1 });
});

test('the 24-hour limit doesn’t count received transfers', () => {
  const { used, transfer } = openEmpty();
  transfer(60, movementDirection.in);
  expect(used().used).toBe(0n);
});

test('the 24-hour limit counts a refund once, from its request', () => {
  const { api, merchant, now } = openEmpty();
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
  const { merchant, now, used } = openEmpty();
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
  const { used, swapped, swap } = openEmpty();
  swap(2 * DAY);
  swap(DAY);
  swap(60, movementProgress.canceled);
  expect(swapped()).toBe(0n);
  swap(DAY - 1);
  swap(60, movementProgress.inProgress);
  expect(swapped()).toBe(2n * hundred);
  expect(used().used).toBe(0n);
});
