import { LEAST_COLLECTION } from '@settlement/api-mocks/contract/billing';
import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { CollectionPlan } from '#data/billing.ts';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { amountError } from '#lib/amountRules.ts';
import { type Decimal, compare, isDecimal, isPositive, multiply, subtract, truncate } from '#lib/money.ts';

export const scheduleKinds = ['realtime', 'daily', 'weekly'] as const;
type ScheduleKind = (typeof scheduleKinds)[number];

/** A plan as it is written in the form. */
export interface PlanDraft {
  readonly currencyId: string;
  readonly isOn: boolean;
  readonly threshold: string;
  readonly keep: string;
  readonly addressId: string;
  readonly kind: ScheduleKind;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: string;
  /** `HH:mm` in the merchant's zone. */
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

/** Whether amounts let out more, or leave less behind, than others: such a change waits 48 hours. */
export function lowersAmounts(input: Amounts, than: Amounts): boolean {
  const isLower = (a: string, b: string) => isDecimal(a) && isDecimal(b) && compare(a, b) < 0;
  return isLower(input.threshold, than.threshold) || isLower(input.keep_amount, than.keep_amount);
}

/** What the form begins with: a plan as it was asked for. */
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

/** The schedule as the contract writes it. */
export function scheduleOf({ kind, weekday, time }: PlanDraft): string {
  if (kind === 'realtime') return 'realtime';
  return kind === 'daily' ? `daily ${time}` : `weekly ${weekday} ${time}`;
}

/** Why a plan cannot be saved, by its field (specification §5: never below 30 USDT). */
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

/** Nothing may stay behind; otherwise an amount like any other. */
function isKeep(text: string, decimals: number): boolean {
  return /^0(\.0+)?$/.test(text.trim()) || amountError(text, { decimals }) === undefined;
}

/** What a run would send now, in the token; undefined when it would send nothing. */
export function sweepOf(
  { threshold, keep }: Pick<PlanDraft, 'threshold' | 'keep'>,
  { balance, price, decimals }: { balance: Decimal; price: Decimal; decimals: number },
): Decimal | undefined {
  if (!isDecimal(threshold) || !isDecimal(keep)) return undefined;
  const amount = truncate(subtract(balance, keep), decimals);
  if (!isPositive(amount)) return undefined;
  return compare(multiply(amount, price), threshold) < 0 ? undefined : amount;
}

/** Runs in a month of thirty days; in real time it depends on incoming funds and is unknown. */
export function runsAMonth({ kind }: Pick<PlanDraft, 'kind'>): string | undefined {
  if (kind === 'realtime') return undefined;
  return kind === 'daily' ? '30' : '4.3';
}
