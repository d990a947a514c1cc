import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { minReceived } from './order.ts';
import type { ReceiptFacts } from './useReceipt.tsx';

/** What a swap does, as one sentence. */
export function useSwapSentence(): (facts: ReceiptFacts) => string {
  const text = useText();
  const formats = useFormats();
  return ({ quote, choice: { from, to }, slippage }) =>
    text('swap.confirm.sentence', {
      give: `${formats.amount(quote.from_amount)} ${from?.token ?? ''}`,
      receive: `${formats.amount(quote.to_amount)} ${to?.token ?? ''}`,
      least: `${formats.amount(minReceived(quote.to_amount, slippage, to?.decimals ?? 6))} ${to?.token ?? ''}`,
      fromChain: from?.chain ?? '',
      toChain: to?.chain ?? '',
    });
}
