import type { SwapChoice } from '../../../data/swapPairs.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { type AmountError, amountError } from '../../../lib/amountRules.ts';
import { type Decimal, multiply, roundUp, truncate } from '../../../lib/money.ts';

interface Written {
  readonly amount: string;
  /** Whether it is written as a value in USDT. */
  readonly isValue: boolean;
  readonly choice: SwapChoice;
  readonly price: Decimal | undefined;
  /** In the figure it is written in; undefined until it is known. */
  readonly balance: Decimal | undefined;
  readonly decimals: number;
}

/** Values in USDT have as many digits as USDT. */
const VALUE_DECIMALS = 6;

/** What is wrong with an amount, in words; undefined when nothing is. */
export function useAmountRules(): (written: Written) => {
  error?: AmountError;
  message?: string;
  /** The most of one swap, in the figure it is written in. */
  max: Decimal | undefined;
} {
  const text = useText();
  const formats = useFormats();
  return ({ amount, isValue, choice, price, balance, decimals }) => {
    const { min, max } = choice.route ?? {};
    const inFigure = (limit: Decimal | undefined, round: typeof roundUp): Decimal | undefined => {
      if (limit === undefined || !isValue) return limit;
      return price === undefined ? undefined : round(multiply(limit, price), VALUE_DECIMALS);
    };
    const limits = { decimals, balance, min: inFigure(min, roundUp), max: inFigure(max, truncate) };
    const error = amountError(amount, limits);
    if (error === undefined) return { max: limits.max };
    const unit = isValue ? 'USDT' : (choice.from?.token ?? '');
    const shown = (limit: Decimal | undefined) => `${formats.exact(limit)} ${unit}`;
    const message: Record<AmountError, string> = {
      empty: fieldText(text, 'required'),
      format: fieldText(text, 'validaValue'),
      decimals: text('errors.amount.tokenDecimals', { token: unit, count: decimals }),
      balance: text('swap.error.balance', { balance: shown(balance) }),
      min: text('swap.error.min', { min: shown(limits.min) }),
      max: text('swap.error.max', { max: shown(limits.max) }),
    };
    return { error, message: message[error], max: limits.max };
  };
}
