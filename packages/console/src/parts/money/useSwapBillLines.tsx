import { movementProgress } from '@settlement/api-mocks/contract/enumerations';
import type { StreamSwap } from '@settlement/api-mocks/contract/funds';
import type { DescriptionItem } from '@settlement/design-system/DescriptionList';
import { useText } from '#i18n/useText.ts';
import { Amount } from '../values/Amount.tsx';

/** Checks if a swap was canceled. If so, nothing was charged. */
export const isCanceledSwap = ({ progress }: Pick<StreamSwap, 'progress'>): boolean =>
  progress === movementProgress.canceled;

export function useSwapBillLines(): (swap: StreamSwap) => readonly DescriptionItem[] {
  const text = useText();
  return (swap) => {
    const { from, to, fee } = swap;
    const received = text('money.bill.received');
    if (isCanceledSwap(swap)) {
      return [
        { term: text('money.bill.fee'), detail: text('money.bill.notCharged') },
        { term: received, detail: <Amount value="0" token={to.token} /> },
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
