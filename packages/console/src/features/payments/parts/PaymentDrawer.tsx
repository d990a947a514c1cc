import { Drawer } from '@settlement/design-system/Drawer';
import { useAtomValue } from 'jotai';
import { paymentQueryAtom } from '#data/paymentDetails.ts';
import { paymentList } from '#data/payments.ts';
import { useUrlState } from '#data/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/deferred.tsx';
import { PaymentDetailsLoading } from './PaymentDetailsLoading.tsx';

/** What is in it; fetched with it. */
export const PaymentDetails = deferred(async () => (await import('./PaymentDetails.tsx')).PaymentDetails, {
  areas: ['dialogs', 'money'],
  failedTitle: 'payments.detail.failedTitle',
  loading: <PaymentDetailsLoading />,
});

/** One payment beside the list. Which one is in the address, so that it can be sent as a link. */
export function PaymentDrawer() {
  const text = useText();
  const [state, setState] = useUrlState(paymentList.stateAtom);
  const query = useAtomValue(paymentQueryAtom);
  const order = state.detail;

  return (
    <Drawer
      title={text('payments.detail.title')}
      closeLabel={text('payments.detail.close')}
      isOpen={order !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) setState({ detail: undefined });
      }}
    >
      {order === undefined ? null : <PaymentDetails order={order} query={query} />}
    </Drawer>
  );
}
