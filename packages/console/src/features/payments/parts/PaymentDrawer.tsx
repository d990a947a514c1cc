import { useAtomValue } from 'jotai';
import { paymentQueryAtom } from '#data/paymentDetails.ts';
import { paymentList } from '#data/payments.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { RowDetail } from '#parts/list/RowDetail.tsx';
import { deferred } from '#parts/loading/deferred.tsx';
import { paymentStatusText } from '#parts/values/PaymentStatusTag.tsx';
import { PaymentDetailsLoading } from './PaymentDetailsLoading.tsx';

/** The content of the payment details. Its code and its data are fetched in parallel. */
export const PaymentDetails = deferred(async () => (await import('./PaymentDetails.tsx')).PaymentDetails, {
  failedTitle: 'payments.detail.failedTitle',
  loading: <PaymentDetailsLoading />,
});

export function PaymentDrawer() {
  const text = useText();
  const [state, setState] = useUrlState(paymentList.stateAtom);
  const query = useAtomValue(paymentQueryAtom);
  const order = state.detail;
  const rows = useAtomValue(paymentList.queryAtom).data?.list.map(({ trade_no, out_trade_no, status }) => ({
    key: trade_no,
    name: `${out_trade_no}, ${paymentStatusText(text, status)}`,
  }));

  return (
    <RowDetail
      title={text('payments.detail.title')}
      rows={rows}
      open={order}
      onOpen={(detail) => setState({ detail }, { replace: true })}
      onClose={() => setState({ detail: undefined })}
    >
      {order !== undefined && <PaymentDetails order={order} query={query} />}
    </RowDetail>
  );
}
