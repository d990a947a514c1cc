import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { paymentList } from '#data/payments.ts';
import { PaymentDrawer } from './PaymentDrawer.tsx';

export function NewestPayment() {
  const first = useAtomValue(paymentList.queryAtom).data?.list[0];
  const setState = useSetAtom(paymentList.stateAtom);
  const order = first?.trade_no;
  useEffect(() => {
    if (order) setState({ detail: order }, { replace: true });
  }, [order, setState]);
  return <PaymentDrawer />;
}
