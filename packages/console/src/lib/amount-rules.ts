import { amount as amountSchema } from '@settlement/api-mocks/contract/hashes';
import * as v from 'valibot';
import { type Decimal, compare, isBelowBalance, isPositive, subtract, truncate } from './money.ts';

export interface AmountLimits {
  /** Digits after the point that the token has. */
  readonly decimals: number;
  /** What can be operated with. The amount must be less than this (specification §5). */
  readonly balance?: Decimal | undefined;
  readonly min?: Decimal | undefined;
  readonly max?: Decimal | undefined;
}

/** Why an amount cannot be sent, the first reason that holds. */
export type AmountFault =
  /** "Select or input cannot be empty". */
  | 'empty'
  /** validaValue: a positive number without leading zero, decimals allowed (specification §5). */
  | 'format'
  | 'decimals'
  | 'balance'
  | 'min'
  | 'max';

/** Judges what somebody typed; `undefined` when nothing is wrong with it. */
export function amountFault(
  typed: string,
  { decimals, balance, min, max }: AmountLimits,
): AmountFault | undefined {
  const text = typed.trim();
  if (text === '') return 'empty';
  if (!v.is(amountSchema, text)) return 'format';
  if ((text.split('.')[1] ?? '').length > decimals) return 'decimals';
  if (balance !== undefined && !isBelowBalance(text, balance)) return 'balance';
  if (min !== undefined && compare(text, min) < 0) return 'min';
  if (max !== undefined && compare(text, max) > 0) return 'max';
  return undefined;
}

/** One unit of the last digit on screen (specification §9: 6 decimals). */
const DISPLAYED_UNIT = '0.000001';

/**
 * The most that can be sent: one displayed unit below the balance, because the amount must be less than it
 * (specification §5). `'0'` where that leaves nothing.
 */
export function mostBelow(balance: Decimal, decimals: number): Decimal {
  const unit = decimals < 6 ? smallestOf(decimals) : DISPLAYED_UNIT;
  const most = truncate(subtract(balance, unit), Math.min(decimals, 6));
  return isPositive(most) ? most : '0';
}

function smallestOf(decimals: number): Decimal {
  return decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
}
