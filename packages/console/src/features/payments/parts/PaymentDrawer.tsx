import { Drawer } from '@settlement/design-system/Drawer';
import { useAtomValue } from 'jotai';
import { paymentQueryAtom, recordStateAtom } from '../../../data/payments.ts';
import { useUrlState } from '../../../data/url-state.ts';
import { useText } from '../../../i18n/useText.ts';
import { PaymentDetails } from './PaymentDetails.tsx';

/** One payment beside the list. Which one is in the address, so that it can be sent as a link. */
export function PaymentDrawer() {
  const text = useText();
  const [state, setState] = useUrlState(recordStateAtom);
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
