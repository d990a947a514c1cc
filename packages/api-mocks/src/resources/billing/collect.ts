import {
  collectionResult,
  notificationType,
  onOffCode,
  withdrawalSource,
  type CodeOf,
} from '#contract/enumerations.ts';
import type { Collection } from '#contract/billing.ts';
import { findAsset, type Asset } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Bank } from '#core/bank.ts';
import { ApiError, fieldError } from '#core/apiError.ts';
import { availableOf } from '#core/ledger.ts';
import type { Merchant } from '#core/merchant.ts';
import { units, VALUE_DECIMALS, valueOf } from '#core/money.ts';
import type { AddressRow } from '#core/rows/settings.ts';
import { assertExit, dayLeftOf, singleLimitOf } from '../exits/assertExit.ts';
import { notify } from '../notifications/notify.ts';
import { addWithdrawal } from '../withdrawals/addWithdrawal.ts';
import { freezeForWithdrawal } from '../withdrawals/book.ts';
import { withdrawalFee } from '../withdrawals/fees.ts';
import { followWithdrawal } from '../withdrawals/lifecycle.ts';
import { collectionAt } from './collectionAmounts.ts';
import { blockReason } from './blockReason.ts';
import { nextRun } from './schedule.ts';

type Outcome = Pick<Collection, 'last_result' | 'last_error' | 'last_reason'>;

const ended = (last_result: CodeOf<typeof collectionResult>): Outcome => ({
  last_result,
  last_error: 0,
  last_reason: '',
});

function targetOf(merchant: Merchant, plan: Collection): AddressRow {
  const target = merchant.rows.addresses
    .all()
    .find((row) => String(3001 + row.index) === plan.address_id && !row.isDeleted);
  if (!target) throw fieldError('address', 'address_not_saved');
  return target;
}

/**
 * What is above the kept amount, cut to what the limits leave; 0 while it is not worth the threshold. Where
 * the limits leave less than the threshold it is not cut, so that the run is blocked by the 24-hour limit.
 */
function amountDue(merchant: Merchant, plan: Collection, asset: Asset, at: number): bigint {
  const isWorth = (amount: bigint) =>
    amount > 0n &&
    valueOf(amount, asset.decimals, priceAt(asset.token, at)) >= units(plan.threshold, VALUE_DECIMALS);
  const above = availableOf(merchant.ledger, asset.index) - units(plan.keep_amount, asset.decimals);
  if (!isWorth(above)) return 0n;
  const least = (a: bigint, b: bigint) => (a < b ? a : b);
  const single = least(above, singleLimitOf(asset, at));
  const cut = least(single, dayLeftOf(merchant, asset, at));
  return isWorth(cut) ? cut : single;
}

/** Sends what is above the kept amount to the saved address; throws the rule that forbids it. */
function collect(bank: Bank, merchant: Merchant, plan: Collection, at: number): Outcome {
  const asset = findAsset(plan.currency_id);
  const amount = asset ? amountDue(merchant, plan, asset, at) : 0n;
  if (!asset || amount === 0n) return ended(collectionResult.belowThreshold);
  const { address, memo, label } = targetOf(merchant, plan);
  const cost = withdrawalFee(asset, amount, at);
  assertExit({
    exit: 'collection',
    bank,
    merchant,
    now: at,
    asset,
    amount,
    fee: cost.fee,
    least: units(asset.minWithdraw, asset.decimals),
    destination: { kind: 'address', asset, address, memo },
    verify: () => undefined,
  });
  const row = addWithdrawal(merchant, {
    asset,
    amount,
    at,
    cost,
    address,
    memo,
    label,
    source: withdrawalSource.automatic,
  });
  freezeForWithdrawal(merchant, row, at);
  followWithdrawal(bank, merchant, row);
  return ended(collectionResult.collected);
}

function blockedBy(error: ApiError): Outcome {
  const { reason, errors } = error.data;
  return {
    last_result: collectionResult.blocked,
    last_error: error.code,
    last_reason: reason ?? Object.values(errors ?? {})[0] ?? '',
  };
}

/** One run. A blocked one changes nothing but the plan; it notifies once for each new reason. */
function run(bank: Bank, merchant: Merchant, plan: Collection, at: number): Outcome {
  try {
    return collect(bank, merchant, plan, at);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const outcome = blockedBy(error);
    const isNotification = outcome.last_error !== plan.last_error || outcome.last_reason !== plan.last_reason;
    if (isNotification) {
      notify(merchant, at, {
        type: notificationType.withdrawal,
        notice: 'collectionBlocked',
        values: { token: findAsset(plan.currency_id)?.token.token ?? '' },
        reason: blockReason(error.code, outcome.last_reason),
        link: '/property',
      });
    }
    return outcome;
  }
}

/** Plans the next run of a collection; a plan that was changed since is left alone. */
export function followCollection(bank: Bank, merchant: Merchant, plan: Collection): void {
  if (plan.open !== onOffCode.on) return;
  bank.scheduler.schedule(plan.next_time, (at) => {
    const { bill } = merchant.settings;
    const index = bill.collections.findIndex(
      (one) => one.currency_id === plan.currency_id && one.next_time === at,
    );
    const found = bill.collections[index];
    if (!found || found.open !== onOffCode.on) return;
    const still = collectionAt(found, at);
    const next: Collection = {
      ...still,
      ...run(bank, merchant, still, at),
      last_time: at,
      next_time: nextRun(still.schedule, merchant.profile.merchant.time_zone, at),
    };
    bill.collections = bill.collections.with(index, next);
    followCollection(bank, merchant, next);
  });
}
