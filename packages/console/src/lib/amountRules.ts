import { amount as amountSchema } from '@settlement/api-mocks/contract/hashes';
import * as v from 'valibot';
import {
  type Decimal,
  compare,
  divide,
  isBelowBalance,
  isPositive,
  multiply,
  subtract,
  truncate,
} from './money.ts';

export interface AmountLimits {
  /** Digits after the point that the token has. */
  readonly decimals: number;
  /** What can be operated with. The amount must be less than this (specification §5), unless it `mayTakeAll`. */
  readonly balance?: Decimal | undefined;
  /** The whole balance may be taken: a swap leaves its value with the merchant. @default false */
  readonly mayTakeAll?: boolean | undefined;
  readonly min?: Decimal | undefined;
  readonly max?: Decimal | undefined;
}

/** Why an amount cannot be sent, the first reason that holds. */
export type AmountError =
  /** "Select or input cannot be empty". */
  | 'empty'
  /** validaValue: a positive number without leading zero, decimals allowed (specification §5). */
  | 'format'
  | 'decimals'
  | 'balance'
  | 'min'
  | 'max';

/** Validates typed text; `undefined` when it is valid. */
export function amountError(
  typed: string,
  { decimals, balance, mayTakeAll = false, min, max }: AmountLimits,
): AmountError | undefined {
  const text = typed.trim();
  if (text === '') return 'empty';
  if (!v.is(amountSchema, text)) return 'format';
  if ((text.split('.')[1] ?? '').length > decimals) return 'decimals';
  if (balance !== undefined && !isWithinBalance(text, balance, mayTakeAll)) return 'balance';
  if (min !== undefined && compare(text, min) < 0) return 'min';
  if (max !== undefined && compare(text, max) > 0) return 'max';
  return undefined;
}

const isWithinBalance = (amount: Decimal, balance: Decimal, mayTakeAll: boolean) =>
  isBelowBalance(amount, balance) || (mayTakeAll && compare(amount, balance) === 0);

/** One unit of the last digit on screen (specification §9: 6 decimals). */
const DISPLAYED_UNIT = '0.000001';

/**
 * The most that can be sent: one displayed unit below the balance, because the amount must be less than it
 * (specification §5). `'0'` where that leaves nothing.
 */
export function mostBelow(balance: Decimal, decimals: number): Decimal {
  const most = truncate(subtract(balance, shownUnit(decimals)), Math.min(decimals, 6));
  return isPositive(most) ? most : '0';
}

/** The smallest amount of a token that is shown. */
export const shownUnit = (decimals: number): Decimal =>
  decimals < 6 ? smallestOf(decimals) : DISPLAYED_UNIT;

/** What is left of a limit; `'0'` where it is used up. */
export function leftOf(limit: Decimal, used: Decimal): Decimal {
  const left = subtract(limit, used);
  return isPositive(left) ? left : '0';
}

/** What an amount must stay within, beside the balance. */
export interface Caps {
  /** The most of one withdrawal or swap, in the token. */
  readonly max?: Decimal | undefined;
  /** What may still leave within 24 hours, and what one of the token is worth, in USDT. */
  readonly dayLeft?: Decimal | undefined;
  readonly price?: Decimal | undefined;
  /** As in `AmountLimits`. */
  readonly mayTakeAll?: boolean | undefined;
}

/** The most that can be sent, and which limit makes it so. */
export interface Most {
  readonly amount: Decimal;
  readonly limit: 'all' | 'balance' | 'max' | 'day';
}

/** What "Max" fills in: never more than any limit allows. */
export function mostWithin(balance: Decimal, decimals: number, caps: Caps): Most {
  const { max, dayLeft, price, mayTakeAll } = caps;
  const digits = Math.min(decimals, 6);
  let most: Most = mayTakeAll
    ? // To the last digit, so that nothing is left.
      { amount: truncate(balance, decimals), limit: 'all' }
    : { amount: mostBelow(balance, decimals), limit: 'balance' };
  if (max !== undefined && compare(max, most.amount) < 0)
    most = { amount: truncate(max, digits), limit: 'max' };
  const inToken = dayLeft !== undefined && price !== undefined ? divide(dayLeft, price) : undefined;
  if (inToken !== undefined && compare(inToken, most.amount) < 0)
    most = { amount: truncate(inToken, digits), limit: 'day' };
  return most;
}

/** A share of the balance, in digits that are shown; never more than the most that can be sent. */
export function shareWithin(balance: Decimal, share: Decimal, decimals: number, most: Decimal): Decimal {
  const amount = truncate(multiply(balance, share), Math.min(decimals, 6));
  return compare(amount, most) > 0 ? most : amount;
}

function smallestOf(decimals: number): Decimal {
  return decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
}
