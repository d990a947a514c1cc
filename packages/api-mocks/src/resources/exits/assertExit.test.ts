import { describe, expect, it, test } from 'vitest';
import { addressStatus, userStatus } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import { assetOf } from '#core/books/findAsset.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { units } from '#core/books/money.ts';
import { ApiError } from '#core/http/apiError.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { depositAddress } from '../recharge/address.ts';
import { assertExit, DAY_LIMIT, dayLeftOf, type ExitRequest, SINGLE_LIMIT } from './assertExit.ts';
import { assertAddress, assertSaved } from './destination.ts';

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
