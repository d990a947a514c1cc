import {
  collectionResult,
  notificationType,
  onOffCode,
  withdrawalSource,
  type CodeOf,
} from '#contract/enumerations.ts';
import type { Collection } from '#contract/billing.ts';
import { assetAt, findAsset, type Asset } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import type { Bank } from '#core/books/bank.ts';
import { ApiError, fieldError } from '#core/http/apiError.ts';
import { availableOf } from '#core/books/ledger.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { units, VALUE_DECIMALS, valueOf } from '#core/books/money.ts';
import type { AddressRow } from '#core/books/rows/settings.ts';
import { findAddress } from '../addresses/book.ts';
import { assertExit, dayLeftOf, singleLimitOf } from '../exits/assertExit.ts';
import { notify } from '../notifications/notify.ts';
import { addWithdrawal, freezeForWithdrawal, withdrawalFee } from '../withdrawals/book.ts';
import { followWithdrawal } from '../withdrawals/lifecycle.ts';
import { collectionAt, nextRun } from './collectionAmounts.ts';
import { errorCode, type ErrorCode } from '#contract/errors.ts';
import type { ReasonKey } from '#core/text/formatText.ts';
import { happening } from '#core/time/agenda.ts';

const byCode: Partial<Record<ErrorCode, ReasonKey>> = {
  [errorCode.OPERATION_FAILED]: 'notAuthorised',
  [errorCode.UNDER_REVIEW]: 'notAuthorised',
  [errorCode.PARAMETER_ERROR]: 'addressRefused',
  [errorCode.AMOUNT_TOO_SMALL]: 'belowMinimum',
  [errorCode.WITHDRAWALS_CLOSED]: 'securityLock',
  [errorCode.AMOUNT_TOO_LARGE]: 'aboveSingleLimit',
  [errorCode.DAY_LIMIT_EXCEEDED]: 'aboveDayLimit',
  [errorCode.GAS_ACCOUNT_CLOSED]: 'gasAccountClosed',
};

const byReason: Readonly<Record<string, ReasonKey>> = {
  frozen: 'withdrawalsFrozen',
  address_cooling: 'addressCooling',
  address_disabled: 'addressDisabled',
  address_not_saved: 'addressNotSaved',
};

function blockReason(code: ErrorCode, reason: string): ReasonKey {
  return byReason[reason] ?? byCode[code] ?? 'collectionRefused';
}

type Outcome = Pick<Collection, 'last_result' | 'last_error' | 'last_reason'>;

const ended = (last_result: CodeOf<typeof collectionResult>): Outcome => ({
  last_result,
  last_error: 0,
  last_reason: '',
});

function targetOf(merchant: Merchant, plan: Collection): AddressRow {
  const target = findAddress(merchant, plan.address_id);
  if (!target) throw fieldError('address', 'address_not_saved');
  return target;
}

/**
 * Returns the balance minus the amount to keep, reduced to the limits, or 0 below the threshold. A 24-hour
 * limit that would reduce it below the threshold blocks the run instead.
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

/** A blocked run notifies the merchant, unless the same reason blocked the previous run. */
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

export function followCollection(bank: Bank, merchant: Merchant, plan: Collection): void {
  if (plan.open !== onOffCode.on) return;
  bank.scheduler.schedule(collection, plan.next_time, merchant, findAsset(plan.currency_id)?.index);
}

/** Schedules the collections for their local time in a new time zone. The former plans are skipped. */
export function followZone(bank: Bank, merchant: Merchant, now: number): void {
  const { bill } = merchant.settings;
  bill.collections = bill.collections.map((plan) => {
    if (plan.open !== onOffCode.on) return plan;
    const next = { ...plan, next_time: nextRun(plan.schedule, merchant.profile.merchant.time_zone, now) };
    followCollection(bank, merchant, next);
    return next;
  });
}

const collection = happening('collection', (bank, merchant, asset, at) => {
  const { bill } = merchant.settings;
  const index = bill.collections.findIndex(
    (one) => one.currency_id === assetAt(asset).id && one.next_time === at,
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
