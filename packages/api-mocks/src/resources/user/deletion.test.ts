import { expect, test } from 'vitest';
import { errorCode } from '#contract/errors.ts';
import { movementDirection, streamType } from '#contract/enumerations.ts';
import { deleteUser } from '#contract/account.ts';
import { getUserInfo } from '#contract/user.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { createLedger, post } from '#core/ledger.ts';
import { units } from '#core/money.ts';
import { createRows } from '#core/merchant.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient } from '#testing/client.ts';

const usdt = assetAt(0);
const least = units(usdt.minWithdraw, usdt.decimals);

/** What deleting an account answers that holds this much USDT, of which some is on hold. */
async function deletionWith(balance: bigint, onHold = 0n, { isDepositSeen = false } = {}) {
  const api = createMockApi({ isSignedIn: true });
  const merchant = Object.assign(api.merchant(), { ledger: createLedger(), rows: createRows() });
  if (isDepositSeen) api.incomingDeposit();
  const posting = { at: api.clock.now(), asset: usdt.index, source: 'withdrawal', sourceIndex: 0 } as const;
  post(merchant.ledger, {
    ...posting,
    type: streamType.recharge,
    direction: movementDirection.in,
    amount: balance,
    contra: 'chain',
  });
  if (onHold > 0n)
    post(merchant.ledger, {
      ...posting,
      type: streamType.freeze,
      direction: movementDirection.out,
      amount: onHold,
      contra: 'frozen',
    });
  const client = createClient(api);
  const mchid_confirm = (await client.get(getUserInfo)).mchid;
  return client.refusal(deleteUser, { body: { mchid_confirm } });
}

const kept = { code: errorCode.OPERATION_FAILED, data: { reason: 'balance_left' } };
const requested = { code: errorCode.VERIFICATION_REQUIRED };

test('an account may be deleted with what is no more than the smallest withdrawal', async () => {
  expect(await deletionWith(1n)).toMatchObject(requested);
  expect(await deletionWith(least)).toMatchObject(requested);
});

test('a balance that could still be withdrawn keeps the account', async () => {
  expect(await deletionWith(least + 1n)).toMatchObject(kept);
});

test('what is on hold keeps the account, however little it is', async () => {
  expect(await deletionWith(2n, 1n)).toMatchObject(kept);
});

test('a deposit that waits for its confirmations keeps the account, though no balance holds it yet', async () => {
  expect(await deletionWith(1n, 0n, { isDepositSeen: true })).toMatchObject({
    code: errorCode.OPERATION_FAILED,
    data: { reason: 'pending_orders' },
  });
});
