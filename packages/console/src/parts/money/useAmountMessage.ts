import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { useFormats } from '#data/formats/useFormats.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { type AmountError, amountError } from '#lib/money/amountRules.ts';
import type { LimitsInUnit } from '#lib/money/limitsInUnit.ts';
import { compare, multiply } from '#lib/money/money.ts';
import { operationText } from './useIntentionTexts.ts';

export function useAmountMessage(
  endpoint: MoneyEndpointId,
): (amount: string, limits: LimitsInUnit) => string | undefined {
  const text = useText();
  const formats = useFormats();
  return (amount, limits) => {
    const { unit, decimals, balance, mayTakeAll, min, max, price, dayLeft } = limits;
    const error = amountError(amount, limits);
    if (error === undefined) {
      if (price === undefined || dayLeft === undefined) return undefined;
      if (compare(multiply(amount.trim(), price), dayLeft) <= 0) return undefined;
      return text('money.amount.overDay', { left: `${formats.amount(dayLeft)} USDT` });
    }
    const shown = (limit: string | undefined) => `${formats.exact(limit)} ${unit}`;
    const operation = operationText(text, endpoint);
    const message: Record<AmountError, string> = {
      empty: fieldText(text, 'required'),
      format: fieldText(text, 'validaValue'),
      decimals: text('errors.amount.tokenDecimals', { token: unit, count: decimals }),
      balance: text(mayTakeAll ? 'money.amount.overWhole' : 'money.amount.overBalance', {
        balance: shown(balance),
      }),
      min: text('money.amount.tooSmall', { min: shown(min) }),
      max: text('money.amount.tooLarge', { operation, max: shown(max) }),
    };
    return message[error];
  };
}
