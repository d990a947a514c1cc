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

const line = (term: string, value: string, token: string, exact = value): DescriptionItem => ({
  term,
  detail: <Amount value={value} exact={exact} token={token} />,
});

export function useBillLines(): (withdrawal: Withdrawal) => readonly DescriptionItem[] {
  const text = useText();
  return (withdrawal) => {
    const { amount, fee, service_fee, network_fee, actual_amount, token } = withdrawal;
    if (isStopped(withdrawal)) {
      return [
        line(text('common.column.amount'), amount, token),
        { term: text('funds.column.fee'), detail: text('money.bill.notCharged') },
        line(text('funds.column.actual_amount'), '0', token),
        { ...line(text('money.bill.returned'), amount, token), isStrong: true },
      ];
    }
    const bill = withdrawalBill(withdrawal);
    return [
      line(text('common.column.amount'), amount, token),
      ...(network_fee === undefined
        ? []
        : [
            line(text('funds.column.service_fee'), bill.service, token, service_fee),
            line(text('funds.column.network_fee'), bill.network, token, network_fee),
          ]),
      line(text('funds.column.fee'), bill.fee, token, fee),
      { ...line(text('funds.column.actual_amount'), bill.received, token, actual_amount), isStrong: true },
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
    const received = text('funds.column.actual_amount');
    if (isCanceledSwap(swap)) {
      return [
        { term: text('funds.column.fee'), detail: text('money.bill.notCharged') },
        line(received, '0', to.token),
        { ...line(text('money.bill.returned'), from.amount, from.token), isStrong: true },
      ];
    }
    return [
      line(text('funds.column.fee'), fee, to.token),
      { ...line(received, to.amount, to.token), isStrong: true },
    ];
  };
}
