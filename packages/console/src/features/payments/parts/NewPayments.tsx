import { useAtomValue } from 'jotai';
import { newPaymentsAtom, paymentList } from '#data/payments.ts';
import { useText } from '#i18n/useText.ts';
import { NewRows } from '#parts/list/NewRows.tsx';

export function NewPayments() {
  const text = useText();
  const count = useAtomValue(newPaymentsAtom);
  const { refetch } = useAtomValue(paymentList.queryAtom);
  return <NewRows label={count > 0 ? text('payments.list.new', { count }) : undefined} onShow={refetch} />;
}
