import { errorCode } from '#contract/errors.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import { addressStatus, collectionResult, emailPurpose, logType, onOffCode } from '#contract/enumerations.ts';
import { type editBillSetting, LEAST_COLLECTION, type Collection } from '#contract/billing.ts';
import { gasAsset } from '#core/catalogue/tokens.ts';
import { ApiError, fieldError } from '#core/http/apiError.ts';
import { assetOf } from '#core/books/findAsset.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import { parseUnits, units, VALUE_DECIMALS } from '#core/books/money.ts';
import { findAddress } from '../addresses/book.ts';
import { assertVerified } from '../security/verification.ts';
import { followCollection } from './collect.ts';
import {
  changeAmounts,
  collectionsAt,
  areSettingsWeaker,
  isCollectionWeaker,
  nextRun,
} from './collectionAmounts.ts';
import { followStatements } from '../statements/write.ts';

type Change = BodyOutput<typeof editBillSetting>;
type Input = NonNullable<Change['collections']>[number];

const LEAST = units(LEAST_COLLECTION, VALUE_DECIMALS);

function assertCollection(call: Call, input: Input): void {
  const asset = assetOf(input.currency_id);
  const threshold = parseUnits(input.threshold, VALUE_DECIMALS);
  if (threshold === undefined) throw fieldError('threshold', 'validaValue');
  if (threshold < LEAST) throw new ApiError(errorCode.AMOUNT_TOO_SMALL, { min_amount: LEAST_COLLECTION });
  if (parseUnits(input.keep_amount, asset.decimals) === undefined)
    throw fieldError('keep_amount', 'validaValue');
  if (input.open !== onOffCode.on) return;
  if (!call.merchant.settings.isGasOpened) throw new ApiError(errorCode.GAS_ACCOUNT_CLOSED);
  const target = findAddress(call.merchant, input.address_id);
  if (!target || target.asset !== asset.index) throw fieldError('address_id', 'address_not_saved');
  if (target.status === addressStatus.cooling) throw fieldError('address_id', 'address_cooling');
  if (target.status === addressStatus.disabled) throw fieldError('address_id', 'address_disabled');
}

function lastRunOf(before: Collection | undefined) {
  return {
    last_time: before?.last_time ?? 0,
    last_result: before?.last_result ?? collectionResult.none,
    last_error: before?.last_error ?? 0,
    last_reason: before?.last_reason ?? '',
  };
}

function assertCollections(call: Call, input: readonly Input[]): void {
  if (new Set(input.map(({ currency_id }) => currency_id)).size !== input.length)
    throw new ApiError(errorCode.TOKEN_EXISTS);
  for (const one of input) assertCollection(call, one);
}

const ruleOf = (rules: readonly Collection[], id: string) =>
  rules.find(({ currency_id }) => currency_id === id);

function editCollections({ bank, merchant, now }: Call, input: readonly Input[]): void {
  const { bill } = merchant.settings;
  const rules = collectionsAt(merchant, now);
  const zone = merchant.profile.merchant.time_zone;
  const changed = input.map((one) => {
    const before = ruleOf(rules, one.currency_id);
    return {
      ...one,
      ...changeAmounts(before, one, now),
      next_time: one.open === onOffCode.on ? nextRun(one.schedule, zone, now) : 0,
      ...lastRunOf(before),
    };
  });
  // A removed rule keeps its amounts, so that adding it again can't skip the waiting period.
  const leftOut = rules
    .filter(({ currency_id }) => !ruleOf(changed, currency_id))
    .map((rule) => ({ ...rule, open: onOffCode.off, next_time: 0 }));
  bill.collections = [...changed, ...leftOut];
  for (const plan of bill.collections) followCollection(bank, merchant, plan);
}

function isWeakening({ merchant, now }: Call, change: Change): boolean {
  const rules = collectionsAt(merchant, now);
  const { collections = [] } = change;
  return (
    areSettingsWeaker(merchant, change) ||
    collections.some((one) => isCollectionWeaker(ruleOf(rules, one.currency_id), one))
  );
}

/** Checks the accepted tokens. All tokens except the gas token require an open gas account (specification §8). */
function assertAccepted(call: Call, accepted: readonly string[]): void {
  const input = accepted.map(assetOf);
  if (new Set(accepted).size !== accepted.length) throw new ApiError(errorCode.TOKEN_EXISTS);
  const isGasAlone = input.every((asset) => asset === gasAsset);
  if (!isGasAlone && !call.merchant.settings.isGasOpened) throw new ApiError(errorCode.GAS_ACCOUNT_CLOSED);
}

export const billingHandlers = {
  'billing.get': ({ merchant, now }) => ({
    ...merchant.settings.bill,
    collections: collectionsAt(merchant, now),
  }),

  'billing.edit': (call) => {
    const { body, merchant } = call;
    const { bill } = merchant.settings;
    if (body.accepted) assertAccepted(call, body.accepted);
    if (body.collections) assertCollections(call, body.collections);
    if (body.gas_alert !== undefined && parseUnits(body.gas_alert, gasAsset.decimals) === undefined)
      throw fieldError('gas_alert', 'decimals');
    if (isWeakening(call, body)) assertVerified(call, body, emailPurpose.withdrawal);
    if (body.collections) editCollections(call, body.collections);
    merchant.settings.bill = {
      accepted: body.accepted ?? bill.accepted,
      default_payment_mode: body.default_payment_mode ?? bill.default_payment_mode,
      order_valid_minutes: body.order_valid_minutes ?? bill.order_valid_minutes,
      under_tolerance: body.under_tolerance ?? bill.under_tolerance,
      over_rule: body.over_rule ?? bill.over_rule,
      gas_payer: body.gas_payer ?? bill.gas_payer,
      gas_alert: body.gas_alert ?? bill.gas_alert,
      statement: body.statement ?? bill.statement,
      collections: bill.collections,
    };
    if (body.statement) followStatements(call.bank, merchant, call.now);
    logAction(call, logType.settings, 'billing');
    return merchant.settings.bill;
  },
} satisfies Partial<Handlers>;
