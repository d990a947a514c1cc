import { movementProgress, withdrawalStatus } from '@settlement/api-mocks/contract/enumerations';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { DescriptionItem } from '@settlement/design-system/DescriptionList';
import type { StreamSwap } from '@settlement/api-mocks/contract/funds';
import { useText } from '#i18n/useText.ts';
import { withdrawalBill } from '#lib/money/withdrawalBill.ts';
import { Amount } from '../values/Amount.tsx';

/** Checks if a withdrawal was rejected or canceled. If so, nothing was charged. */
export const isStopped = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === withdrawalStatus.auditReject || status === withdrawalStatus.canceled;

export function useBillLines(): (withdrawal: Withdrawal) => readonly DescriptionItem[] {
  const text = useText();
  return (withdrawal) => {
    const { amount, fee, service_fee, network_fee, actual_amount, token } = withdrawal;
    const line = (term: string, value: string, exact = value): DescriptionItem => ({
      term,
      detail: <Amount value={value} exact={exact} token={token} />,
    });
    if (isStopped(withdrawal)) {
      return [
        line(text('money.bill.amount'), amount),
        { term: text('money.bill.fee'), detail: text('money.bill.notCharged') },
        line(text('money.bill.received'), '0'),
        { ...line(text('money.bill.returned'), amount), isStrong: true },
      ];
    }
    const bill = withdrawalBill(withdrawal);
    return [
      line(text('money.bill.amount'), amount),
      ...(network_fee === undefined
        ? []
        : [
            line(text('money.bill.serviceFee'), bill.service, service_fee),
            line(text('money.bill.networkFee'), bill.network, network_fee),
          ]),
      line(text('money.bill.fee'), bill.fee, fee),
      { ...line(text('money.bill.received'), bill.received, actual_amount), isStrong: true },
    ];
  };
}

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
