import type { TransferLimits } from '../../../data/transfers.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { type AmountError, type Caps, amountError } from '../../../lib/amountRules.ts';
import { type Decimal, compare, multiply, truncate } from '../../../lib/money.ts';

const VALUE_DECIMALS = 6;

/** The limits in the figure the amount is entered in: the token itself, or its value in USDT. */
export function capsOf({ max, price, dayLeft }: Omit<TransferLimits, 'isLoading'>, isValue: boolean): Caps {
  if (!isValue) return { max, price, dayLeft };
  const known = max !== undefined && price !== undefined;
  return { max: known ? truncate(multiply(max, price), VALUE_DECIMALS) : undefined, price: '1', dayLeft };
}

interface Entered extends Caps {
  readonly decimals: number;
  readonly balance: Decimal | undefined;
  readonly unit: string;
}

/** What is wrong with an amount, in words; undefined when nothing is. A transfer has no fee. */
export function useTransferRules(): (amount: string, entered: Entered) => string | undefined {
  const text = useText();
  const formats = useFormats();
  return (amount, { unit, decimals, balance, max, price, dayLeft }) => {
    const error = amountError(amount, { decimals, balance, max });
    const shown = (value: string | undefined) => `${formats.exact(value)} ${unit}`;
    if (error === undefined) {
      if (price === undefined || dayLeft === undefined) return undefined;
      if (compare(multiply(amount.trim(), price), dayLeft) <= 0) return undefined;
      return text('assets.transfer.overDay', { left: `${formats.amount(dayLeft)} USDT` });
    }
    const message: Record<AmountError, string> = {
      empty: fieldText(text, 'required'),
      format: fieldText(text, 'validaValue'),
      decimals: text('errors.amount.tokenDecimals', { token: unit, count: decimals }),
      balance: text('assets.transfer.below', { balance: shown(balance) }),
      min: fieldText(text, 'validaValue'),
      max: text('assets.transfer.tooLarge', { max: shown(max) }),
    };
    return message[error];
  };
}
