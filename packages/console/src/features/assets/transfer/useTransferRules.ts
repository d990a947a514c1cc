import { useFormats } from '../../../data/useFormats.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { type AmountFault, type AmountLimits, amountFault } from '../../../lib/amount-rules.ts';

/** What is wrong with an amount, in words; undefined when nothing is. There is no fee and no upper limit. */
export function useTransferRules(): (
  amount: string,
  limits: AmountLimits & { readonly unit: string },
) => string | undefined {
  const text = useText();
  const formats = useFormats();
  return (amount, { unit, ...limits }) => {
    const fault = amountFault(amount, limits);
    if (fault === undefined) return undefined;
    const shown = (value: string | undefined) => `${formats.exact(value)} ${unit}`;
    const words: Record<AmountFault, string> = {
      empty: fieldText(text, 'required'),
      format: fieldText(text, 'validaValue'),
      decimals: text('assets.transfer.decimals', { token: unit, count: limits.decimals }),
      balance: text('assets.transfer.below', { balance: shown(limits.balance) }),
      min: text('assets.transfer.tooSmall', { min: shown(limits.min) }),
      max: fieldText(text, 'amount_too_large'),
    };
    return words[fault];
  };
}
