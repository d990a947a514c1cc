import { errorCode } from '@settlement/api-mocks/contract/errors';
import { expect, it } from 'vitest';
import { withdrawalSource, withdrawalStatus } from '#api-mocks/contract/enumerations.ts';
import { assetAt } from '#api-mocks/core/catalogue/tokens.ts';
import { createMockApi, type MockApi } from '#api-mocks/entries/createMockApi.ts';
import { assertExit, type ExitRequest } from '#api-mocks/resources/exits/assertExit.ts';
import { dayUse } from '#api-mocks/resources/exits/dayUse.ts';
import { attempts, STRANGER } from './exitAttempts.ts';

const usdt = assetAt(0);

/** Whether a withdrawal of this much passes, in smallest units, of which some are kept. */
function withdrawalOf(amount: bigint, fee: bigint) {
  const api = createMockApi({ isSignedIn: true });
  const request: ExitRequest = {
    exit: 'withdrawal',
    bank: api.bank,
    merchant: api.merchant(),
    now: api.clock.now(),
    asset: usdt,
    amount,
    least: 1n,
    fee,
    verify: () => undefined,
  };
  return () => assertExit(request);
}

it('an amount that its fee uses up is refused, however small the minimum is', () => {
  const tooLittle = expect.objectContaining({ code: errorCode.AMOUNT_TOO_SMALL, data: { fee: '1.5' } });
  expect(withdrawalOf(1_499_999n, 1_500_000n)).toThrow(tooLittle);
  expect(withdrawalOf(1_500_000n, 1_500_000n)).toThrow(tooLittle);
  expect(withdrawalOf(1_500_001n, 1_500_000n)).not.toThrow();
});

/** A withdrawal of 100 USDT requested a minute ago. */
function addWithdrawal(api: MockApi, status: (typeof withdrawalStatus)[keyof typeof withdrawalStatus]) {
  const createdAt = api.clock.now() - 60;
  api.merchant().rows.withdrawals.add((index) => ({
    index,
    requestId: '',
    createdAt,
    sentAt: 0,
    finishedAt: 0,
    status,
    asset: usdt.index,
    amount: 100_000_000n,
    fee: 0n,
    networkFee: 0n,
    value: 100_000_000n,
    address: STRANGER,
    memo: '',
    label: '',
    reason: '',
    source: withdrawalSource.console,
  }));
}

it('withdrawals that were rejected or canceled use nothing of the 24-hour limit; all others do', () => {
  const counted = Object.entries(withdrawalStatus).filter(([, status]) => {
    const api = createMockApi({ isSignedIn: true });
    const before = dayUse(api.merchant(), api.clock.now()).used;
    addWithdrawal(api, status);
    return dayUse(api.merchant(), api.clock.now()).used !== before;
  });
  const others = Object.keys(withdrawalStatus).filter(
    (name) => name !== 'auditReject' && name !== 'canceled',
  );
  expect(counted.map(([name]) => name)).toEqual(others);
});

it('a collection goes to no address that was deleted, with or without the rule of saved addresses', async () => {
  for (const isOn of [false, true]) {
    const { code, before, after } = await attempts.collection({
      before(api) {
        const { rows, settings } = api.merchant();
        settings.addressRules.onlySaved = { isOn, endsAt: 0 };
        const index = Number(settings.bill.collections[0]?.address_id) - 3001;
        const row = rows.addresses.get(index);
        if (row) rows.addresses.replace(index, { ...row, isDeleted: true });
      },
    });
    expect(code).toBe(errorCode.PARAMETER_ERROR);
    expect(after).toBe(before);
  }
});
