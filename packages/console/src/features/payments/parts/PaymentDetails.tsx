import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { Stack } from '@settlement/design-system/Stack';
import { FileQuestionIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { isApiError } from '#api/errors.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { workOrderHref } from '#lib/workOrderHref.ts';
import { useShownError } from '#parts/useShownError.ts';
import { QueryView } from '#parts/QueryView.tsx';
import { paymentReceipt } from '#parts/receipt/receipt.ts';
import { ReceiptButton } from '#parts/receipt/ReceiptButton.tsx';
import type { QueryState } from '#parts/QueryView.tsx';
import { PaymentDetailsLoading } from './PaymentDetailsLoading.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentHead } from './PaymentHead.tsx';
import { PaymentRefund } from './PaymentRefund.tsx';
import { PaymentReview } from './PaymentReview.tsx';
import { PaymentRefunds } from './PaymentRefunds.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { PaymentTransfers } from './PaymentTransfers.tsx';

interface PaymentDetailsProps {
  /** The platform order that was asked for. */
  order: string;
  query: QueryState<PaymentDetail>;
}

/** Everything there is to know of one payment: how far, how much, where from, what happened when. */
export function PaymentDetails({ order, query }: PaymentDetailsProps) {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const { error } = query;
  const isMissing =
    isApiError(error, 'business') &&
    (error.code === errorCode.TRANSACTION_NOT_FOUND || error.code === errorCode.PARAMETER_ERROR);
  const isShownMissing = isMissing && query.data === undefined;
  useShownError(isShownMissing ? error : undefined);
  if (isShownMissing) {
    return (
      <EmptyState
        role="alert"
        icon={<FileQuestionIcon aria-hidden="true" />}
        title={text('payments.detail.notFoundTitle')}
        description={text('payments.detail.notFoundText', { order })}
      />
    );
  }
  return (
    <QueryView
      query={query}
      failedTitle={text('payments.detail.failedTitle')}
      loading={<PaymentDetailsLoading />}
    >
      {(payment) => (
        <Stack gap="l">
          <PaymentHead payment={payment} />
          {payment.paid_time > 0 && (
            <Inline gap="s">
              <ReceiptButton of={paymentReceipt(payment)} />
            </Inline>
          )}
          {isAuthorised && <PaymentReview payment={payment} />}
          <PaymentFacts payment={payment} />
          <PaymentTransfers payment={payment} />
          <PaymentRefunds payment={payment} />
          {isAuthorised && payment.refundable && (
            <PaymentRefund key={payment.trade_no} payment={payment} refundable={payment.refundable} />
          )}
          {payment.timeline.length > 0 && <PaymentTimeline payment={payment} />}
          <Link
            href={workOrderHref({
              type: workOrderType.paymentNotCredited,
              trade_no: payment.trade_no,
              chain: payment.chain,
              txid: payment.transaction_id,
            })}
          >
            {text('payments.detail.support')}
          </Link>
        </Stack>
      )}
    </QueryView>
  );
}
