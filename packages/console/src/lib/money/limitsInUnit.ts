import { type AmountLimits, type Caps, type Most, mostWithin } from './amountRules.ts';
import { type Decimal, isPositive, multiply, roundUp, truncate } from './money.ts';

const VALUE_DECIMALS = 6;

interface TokenLimits extends Caps {
  readonly token: string;
  readonly decimals: number;
  /** The balance in the token. `valueBalance`: in USDT. Undefined while loading. */
  readonly balance: Decimal | undefined;
  readonly valueBalance: Decimal | undefined;
  readonly min?: Decimal | undefined;
}

export interface LimitsInUnit extends AmountLimits, Caps {
  readonly unit: string;
  readonly most: Most | undefined;
}

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
