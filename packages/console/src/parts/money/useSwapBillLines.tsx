import { movementProgress } from '@settlement/api-mocks/contract/enumerations';
import type { StreamSwap } from '@settlement/api-mocks/contract/funds';
import type { DescriptionItem } from '@settlement/design-system/DescriptionList';
import { useText } from '#i18n/useText.ts';
import { Amount } from '../Amount.tsx';

/** Whether it ended without a swap: nothing was charged, and what was given is available again. */
export const isCanceledSwap = ({ progress }: Pick<StreamSwap, 'progress'>): boolean =>
  progress === movementProgress.canceled;

/** The money of a swap after what was given: the fee and what comes out, or that all of it came back. */
export function useSwapBillLines(): (swap: StreamSwap) => readonly DescriptionItem[] {
  const text = useText();
  return (swap) => {
    const { from, to, fee } = swap;
    const received = text('money.bill.received');
    if (isCanceledSwap(swap)) {
      return [
        { term: text('money.bill.fee'), detail: text('money.bill.notCharged') },
        { term: received, detail: text('money.bill.nothing') },
        {
          term: text('money.bill.returned'),
          detail: <Amount value={from.amount} token={from.token} />,
          isStrong: true,
        },
      ];
    }
    return [
      { term: text('money.bill.fee'), detail: <Amount value={fee} token={to.token} /> },
      { term: received, detail: <Amount value={to.amount} token={to.token} />, isStrong: true },
    ];
  };
}
