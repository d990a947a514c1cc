import { onOffCode, withdrawalSource, withdrawalStatus } from '../../contract/enumerations.ts';
import type { Collection } from '../../contract/billing.ts';
import { findAsset } from '../../core/catalogue/tokens.ts';
import { priceAt } from '../../core/catalogue/prices.ts';
import type { Bank } from '../../core/bank.ts';
import { availableOf } from '../../core/ledger.ts';
import type { Merchant } from '../../core/merchant.ts';
import { units, VALUE_DECIMALS, valueOf } from '../../core/money.ts';
import { freezeForWithdrawal } from '../withdrawals/book.ts';
import { withdrawalFee } from '../withdrawals/fees.ts';
import { followWithdrawal } from '../withdrawals/lifecycle.ts';
import { nextRun } from './schedule.ts';

/** Sends what is above the kept amount to the saved address, when it is worth the threshold. */
function run(bank: Bank, merchant: Merchant, plan: Collection, at: number): void {
  const asset = findAsset(plan.currency_id);
  const target = merchant.rows.addresses
    .all()
    .find((row) => String(3001 + row.index) === plan.address_id && !row.isDeleted);
  if (!asset || !target || merchant.settings.isFrozen || merchant.profile.lockUntil > at) return;
  const amount = availableOf(merchant.ledger, asset.index) - units(plan.keep_amount, asset.decimals);
  const value = amount > 0n ? valueOf(amount, asset.decimals, priceAt(asset.token, at)) : 0n;
  const { fee } = withdrawalFee(asset, amount > 0n ? amount : 0n, at);
  if (value < units(plan.threshold, VALUE_DECIMALS) || amount <= fee) return;
  const row = merchant.rows.withdrawals.add((index) => ({
    index,
    requestId: '',
    createdAt: at,
    sentAt: 0,
    finishedAt: 0,
    status: withdrawalStatus.auditing,
    asset: asset.index,
    amount,
    fee,
    value,
    address: target.address,
    memo: target.memo,
    label: target.label,
    reason: '',
    source: withdrawalSource.automatic,
  }));
  freezeForWithdrawal(merchant, row, at);
  followWithdrawal(bank, merchant, row);
}

/** Plans the next run of a collection; a plan that was changed since is left alone. */
export function followCollection(bank: Bank, merchant: Merchant, plan: Collection): void {
  if (plan.open !== onOffCode.on) return;
  bank.scheduler.schedule(plan.next_time, (at) => {
    const { bill } = merchant.settings;
    const index = bill.collections.findIndex(
      (one) => one.currency_id === plan.currency_id && one.next_time === at,
    );
    const still = bill.collections[index];
    if (!still || still.open !== onOffCode.on) return;
    run(bank, merchant, still, at);
    const next: Collection = {
      ...still,
      last_time: at,
      next_time: nextRun(still.schedule, merchant.profile.merchant.time_zone, at),
    };
    bill.collections = bill.collections.with(index, next);
    followCollection(bank, merchant, next);
  });
}
