import { type AmountLimits, type Caps, type Most, mostWithin } from './amountRules.ts';
import { type Decimal, isPositive, multiply, roundUp, truncate } from './money.ts';

/** Digits of a value in USDT. */
const VALUE_DECIMALS = 6;

interface TokenLimits extends Caps {
  readonly token: string;
  readonly decimals: number;
  /** What there is, in the token and as a value in USDT; undefined until it is known. */
  readonly balance: Decimal | undefined;
  readonly valueBalance: Decimal | undefined;
  readonly min?: Decimal | undefined;
}

/** What an amount must stay within, in the unit it is entered in. */
export interface LimitsInUnit extends AmountLimits, Caps {
  /** The token, or USDT. */
  readonly unit: string;
  /** What Max fills in; undefined until the balance is known, and where there is none. */
  readonly most: Most | undefined;
}

/** The limits of a token in the unit of an amount: the token itself, or its value in USDT (`isValue`). */
export function limitsInUnit(isValue: boolean, limits: TokenLimits): LimitsInUnit {
  const { token, decimals, balance, valueBalance, min, max, price, dayLeft, mayTakeAll } = limits;
  const inValue = (limit: Decimal | undefined, round: typeof truncate) =>
    limit === undefined || price === undefined ? undefined : round(multiply(limit, price), VALUE_DECIMALS);
  const own = isValue
    ? {
        unit: 'USDT',
        decimals: VALUE_DECIMALS,
        balance: valueBalance,
        min: inValue(min, roundUp),
        max: inValue(max, truncate),
        price: '1',
        dayLeft,
        mayTakeAll,
      }
    : { unit: token, decimals, balance, min, max, price, dayLeft, mayTakeAll };
  const most =
    own.balance !== undefined && isPositive(own.balance)
      ? mostWithin(own.balance, own.decimals, own)
      : undefined;
  return { ...own, most };
}
