import { LEAST_COLLECTION } from '@settlement/api-mocks/contract/billing';
import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { CollectionPlan } from '#data/billing.ts';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { amountError } from '#lib/money/amountRules.ts';
import {
  type Decimal,
  compare,
  isDecimal,
  isPositive,
  multiply,
  subtract,
  truncate,
} from '#lib/money/money.ts';

export const scheduleKinds = ['realtime', 'daily', 'weekly'] as const;
/** The days from Monday to Sunday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export interface PlanDraft {
  readonly currencyId: string;
  readonly isOn: boolean;
  readonly threshold: string;
  readonly keep: string;
  readonly addressId: string;
  readonly kind: (typeof scheduleKinds)[number];
  /** One of `weekdays`. */
  readonly weekday: string;
  /** The time as `HH:mm` in the merchant's time zone. */
  readonly time: string;
}

type PlanField = 'currencyId' | 'threshold' | 'keep' | 'addressId';
export type RuleErrors = Partial<Record<Exclude<PlanField, 'threshold'>, FieldMessage>> & {
  readonly threshold?: FieldMessage | 'least';
};

export const newPlan: PlanDraft = {
  currencyId: '',
  isOn: true,
  threshold: LEAST_COLLECTION,
  keep: '0',
  addressId: '',
  kind: 'daily',
  weekday: '1',
  time: '02:00',
};

type Amounts = Pick<CollectionPlan, 'threshold' | 'keep_amount'>;

/** Checks for an amount below the saved one. Lower amounts send more money after 48 hours. */
export function lowersAmounts(input: Amounts, than: Amounts): boolean {
  const isLower = (a: string, b: string) => isDecimal(a) && isDecimal(b) && compare(a, b) < 0;
  return isLower(input.threshold, than.threshold) || isLower(input.keep_amount, than.keep_amount);
}

export function draftOf(plan: CollectionPlan): PlanDraft {
  const [kind = '', first = '', second = ''] = plan.schedule.split(' ');
  return {
    currencyId: plan.currency_id,
    isOn: plan.open === onOffCode.on,
    threshold: plan.threshold,
    keep: plan.keep_amount,
    addressId: plan.address_id,
    kind: scheduleKinds.find((one) => one === kind) ?? 'realtime',
    weekday: kind === 'weekly' ? first : newPlan.weekday,
    time: (kind === 'weekly' ? second : first) || newPlan.time,
  };
}

export function scheduleOf({ kind, weekday, time }: PlanDraft): string {
  if (kind === 'realtime') return 'realtime';
  return kind === 'daily' ? `daily ${time}` : `weekly ${weekday} ${time}`;
}

/** Returns the errors by field. The minimum amount must be at least 30 USDT (specification §5). */
export function ruleErrors(draft: PlanDraft, decimals: number): RuleErrors {
  return {
    ...(draft.currencyId === '' && { currencyId: 'required' as const }),
    ...thresholdPart(draft.threshold),
    ...(!isKeep(draft.keep, decimals) && { keep: 'validaValue' as const }),
    ...(draft.isOn && draft.addressId === '' && { addressId: 'required' as const }),
  };
}

const VALUE_DECIMALS = 6;

function thresholdPart(threshold: string): RuleErrors {
  const error = amountError(threshold, { decimals: VALUE_DECIMALS, min: LEAST_COLLECTION });
  if (error === undefined) return {};
  if (error === 'empty') return { threshold: 'required' };
  return { threshold: error === 'min' ? 'least' : 'validaValue' };
}

function isKeep(text: string, decimals: number): boolean {
  return /^0(\.0+)?$/.test(text.trim()) || amountError(text, { decimals }) === undefined;
}

/** Returns the amount that a run would send now, in the token. Returns undefined if a run wouldn't send money. */
export function sweepOf(
  { threshold, keep }: Pick<PlanDraft, 'threshold' | 'keep'>,
  { balance, price, decimals }: { balance: Decimal; price: Decimal; decimals: number },
): Decimal | undefined {
  if (!isDecimal(threshold) || !isDecimal(keep)) return undefined;
  const amount = truncate(subtract(balance, keep), decimals);
  if (!isPositive(amount)) return undefined;
  return compare(multiply(amount, price), threshold) < 0 ? undefined : amount;
}

/** Returns the number of runs in a month of 30 days. Undefined for rules in real time. */
export function runsAMonth({ kind }: Pick<PlanDraft, 'kind'>): string | undefined {
  if (kind === 'realtime') return undefined;
  return kind === 'daily' ? '30' : '4.3';
}
