import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isPositive } from '#lib/money/money.ts';
import type { LimitsInUnit } from '#lib/money/limitsInUnit.ts';
import { operationText } from './useIntentionTexts.ts';

type Limits = Pick<LimitsInUnit, 'unit' | 'min' | 'max' | 'dayLeft'>;

/** Returns a function for a text with the known limits, or undefined without any. */
export function useLimitsText(endpoint: MoneyEndpointId): (limits: Limits) => string | undefined {
  const text = useText();
  const formats = useFormats();
  return ({ unit, min, max, dayLeft }) => {
    const shown = (amount: string) => `${formats.exact(amount)} ${unit}`;
    const parts = [
      min !== undefined && isPositive(min) && text('money.amount.limits.min', { min: shown(min) }),
      max !== undefined &&
        text('money.amount.limits.max', { operation: operationText(text, endpoint), max: shown(max) }),
      dayLeft !== undefined &&
        text('money.amount.limits.day', { left: `${formats.amount(dayLeft, { decimals: 2 })} USDT` }),
    ].filter((part) => part !== false);
    return parts.length === 0 ? undefined : parts.join(' · ');
  };
}
