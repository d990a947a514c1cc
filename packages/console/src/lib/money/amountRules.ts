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
  readonly decimals: number;
  /** The available balance (specification §5). The amount must be less than it, unless `mayTakeAll` is set. */
  readonly balance?: Decimal | undefined;
  /** If true, the amount may equal the balance, as in a swap. @default false */
  readonly mayTakeAll?: boolean | undefined;
  readonly min?: Decimal | undefined;
  readonly max?: Decimal | undefined;
}

export type AmountError =
  /** The field is empty: "Select or input cannot be empty". */
  | 'empty'
  /** The text isn't a positive decimal, or it has a leading zero (specification §5, validaValue). */
  | 'format'
  | 'decimals'
  | 'balance'
  | 'min'
  | 'max';

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

/** One unit of the last displayed decimal (specification §9: 6 decimals). */
const DISPLAYED_UNIT = '0.000001';

/** Returns the balance minus one displayed unit (less than the balance, specification §5), or `'0'`. */
export function mostBelow(balance: Decimal, decimals: number): Decimal {
  const most = truncate(subtract(balance, shownUnit(decimals)), Math.min(decimals, 6));
  return isPositive(most) ? most : '0';
}

export const shownUnit = (decimals: number): Decimal =>
  decimals < 6 ? smallestOf(decimals) : DISPLAYED_UNIT;

export function leftOf(limit: Decimal, used: Decimal): Decimal {
  const left = subtract(limit, used);
  return isPositive(left) ? left : '0';
}

export interface Caps {
  /** The maximum amount of one movement, in the token. */
  readonly max?: Decimal | undefined;
  /** The unused part of the 24-hour limit in USDT. `price` is the price of one token in USDT. */
  readonly dayLeft?: Decimal | undefined;
  readonly price?: Decimal | undefined;
  readonly mayTakeAll?: boolean | undefined;
}

export interface Most {
  readonly amount: Decimal;
  readonly limit: 'all' | 'balance' | 'max' | 'day';
}

export function mostWithin(balance: Decimal, decimals: number, caps: Caps): Most {
  const { max, dayLeft, price, mayTakeAll } = caps;
  const digits = Math.min(decimals, 6);
  let most: Most = mayTakeAll
    ? // The maximum keeps all digits of the balance, so that a swap leaves no remainder.
      { amount: truncate(balance, decimals), limit: 'all' }
    : { amount: mostBelow(balance, decimals), limit: 'balance' };
  if (max !== undefined && compare(max, most.amount) < 0)
    most = { amount: truncate(max, digits), limit: 'max' };
  const inToken = dayLeft !== undefined && price !== undefined ? divide(dayLeft, price) : undefined;
  if (inToken !== undefined && compare(inToken, most.amount) < 0)
    most = { amount: truncate(inToken, digits), limit: 'day' };
  return most;
}

export function shareWithin(balance: Decimal, share: Decimal, decimals: number, most: Decimal): Decimal {
  const amount = truncate(multiply(balance, share), Math.min(decimals, 6));
  return compare(amount, most) > 0 ? most : amount;
}

function smallestOf(decimals: number): Decimal {
  return decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
}
