import { errorCode } from '@settlement/api-mocks/contract/errors';
import {
  type PaymentDetail,
  reviewPayment,
  refundPayment,
} from '@settlement/api-mocks/contract/paymentDetails';
import { workOrderType, appMode, refundStatus } from '@settlement/api-mocks/contract/enumerations';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { FileQuestionIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { isApiError } from '#api/errors.ts';
import { usePaths } from '#data/session/device.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { useShownError } from '#parts/loading/useShownError.ts';
import { SupportLink } from '#parts/brand/SupportLink.tsx';
import { QueryView, type QueryState } from '#parts/loading/QueryView.tsx';
import { paymentReceipt } from '#parts/receipt/receipt.ts';
import { ReceiptButton } from '#parts/receipt/ReceiptButton.tsx';
import { PaymentDetailsLoading } from './PaymentDetailsLoading.tsx';
import { PaymentFacts, PaymentMoney } from './PaymentFacts.tsx';
import { PaymentRefund } from './PaymentRefund.tsx';
import { PaymentTimeline, progressOf, type Step } from './PaymentTimeline.tsx';
import { PaymentTransfers } from './PaymentTransfers.tsx';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useFormats } from '#data/formats/useFormats.ts';
import { Noted } from '#parts/values/Noted.tsx';
import { PaymentStatusTag, paymentReasonText } from '#parts/values/PaymentStatusTag.tsx';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { Button } from '@settlement/design-system/Button';
import { Amount } from '#parts/values/Amount.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import * as css from '../payments.css.ts';
import { useReported } from '#data/calls/useReported.ts';
import { reviewPaymentAtom } from '#data/paymentDetails.ts';
import { codeText } from '#parts/values/codes.ts';
import { DetailSection } from '#parts/DetailSection.tsx';

function PaymentReview({ payment }: { readonly payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  const review = useSetAtom(reviewPaymentAtom);
  const { isPending, run } = useReported();
  const { trade_no, diff_type, reviewed_time, refunds } = payment;
  if (diff_type === 0 || refunds.length > 0) return null;
  const isReviewed = reviewed_time > 0;

  return (
    <Inline gap="s" justify="between" canWrap={false}>
      <Text size="small" tone="muted">
        {isReviewed
          ? text('payments.review.done', { time: formats.time(reviewed_time) })
          : text('payments.review.open')}
      </Text>
      <Button
        variant="outline"
        size="small"
        isPending={isPending}
        onPress={() => void run(() => review(trade_no, !isReviewed))}
      >
        {text(isReviewed ? 'payments.review.undo' : 'payments.review.mark')}
      </Button>
    </Inline>
  );
}

const states = {
  [refundStatus.inProgress]: 'payments.refund.pending',
  [refundStatus.sent]: 'payments.refund.sent',
  [refundStatus.failed]: 'payments.event.refund.failed',
} as const;

function PaymentRefunds({ payment }: { readonly payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  if (payment.refunds.length === 0) return null;
  return (
    <DetailSection title={text('payments.refund.list')}>
      {payment.refunds.map(({ trade_no, amount, address, status, txid, created_time }) => (
        <DescriptionList
          key={trade_no}
          items={[
            {
              term: text('payments.refund.amount'),
              detail: <Amount value={amount} token={payment.token} isStrong />,
            },
            {
              term: text('common.column.status'),
              detail: codeText(text, status, refundStatus, (known) => states[known]),
            },
            { term: text('payments.refund.to'), detail: <FullAddress value={address} /> },
            ...(txid === ''
              ? []
              : [{ term: text('payments.column.transaction_id'), detail: <TruncatedId value={txid} /> }]),
            { term: text('payments.refund.requested'), detail: formats.time(created_time) },
          ]}
        />
      ))}
    </DetailSection>
  );
}

export function PaymentDetails({ order, query }: { order: string; query: QueryState<PaymentDetail> }) {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const offers = useOffers();
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
          {isAuthorised && offers(reviewPayment) && <PaymentReview payment={payment} />}
          <PaymentMoney payment={payment} />
          <PaymentRefunds payment={payment} />
          {(payment.refundable || payment.paid_time > 0) && (
            <Inline gap="m">
              {isAuthorised && payment.refundable && offers(refundPayment) && (
                <PaymentRefund key={payment.trade_no} payment={payment} refundable={payment.refundable} />
              )}
              {payment.paid_time > 0 && <ReceiptButton of={paymentReceipt(payment)} />}
            </Inline>
          )}
          <Inline gap="xl">
            <CallbackLink payment={payment} />
            <SupportLink
              type={workOrderType.paymentNotCredited}
              trade_no={payment.trade_no}
              chain={payment.chain}
              txid={payment.transaction_id}
            >
              {text('payments.detail.support')}
            </SupportLink>
          </Inline>
          {payment.timeline.length > 0 && <PaymentTimeline payment={payment} />}
          <PaymentTransfers payment={payment} />
          <PaymentFacts payment={payment} />
        </Stack>
      )}
    </QueryView>
  );
}

function CallbackLink({ payment: { callback, trade_no } }: { readonly payment: PaymentDetail }) {
  const text = useText();
  const paths = usePaths();
  const offers = useOffers();
  if (!callback || !offers('callbacks')) return null;
  if (callback.attempts === 0) return <Text tone="muted">{text('payments.detail.callbackNone')}</Text>;
  const { id, http_code: code, attempts } = callback;
  const href = paths.callbacks({ keyword: trade_no, range: 'all', detail: id || undefined });
  return <Link href={href}>{text('payments.detail.callbackValue', { code, attempts })}</Link>;
}

function PaymentHead({ payment }: { payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  const values = [
    payment.token !== 'USDT' && `${formats.amount(payment.usdt_amount)} USDT`,
    payment.fiat_name !== '' &&
      `${formats.amount(payment.fiat_amount, { decimals: 2 })} ${payment.fiat_name}`,
  ].filter(Boolean);

  const caption = ({ time, blocks }: Step) => {
    if (blocks) return text('common.confirmations', blocks);
    return time > 0 ? formats.clock(time) : text('common.none');
  };

  return (
    <Stack gap="l">
      <Inline gap="m" canWrap={false}>
        <TokenIcon token={payment.token} logo={payment.logo} size="large" />
        <div className={css.headAmount}>
          <div className={css.headNumber} title={`${formats.exact(payment.amount)} ${payment.token}`}>
            {formats.amount(payment.amount)} {payment.token}
          </div>
          {values.length > 0 && (
            <Text size="small" tone="muted" isNumeric>
              {text('payments.detail.approximately', { values: values.join(' · ') })}
            </Text>
          )}
        </div>
        {payment.mode === appMode.test && <Tag tone="caution">{text('applications.mode.2')}</Tag>}
        <Noted note={paymentReasonText(text, payment)}>
          <PaymentStatusTag status={payment.status} />
        </Noted>
      </Inline>
      <ProgressSteps
        label={text('common.steps.title')}
        items={progressOf(payment).map((step) => ({
          id: step.id,
          label: text(step.label),
          description: caption(step),
          state: step.state,
          progress:
            step.blocks && step.blocks.needed > 0 ? step.blocks.count / step.blocks.needed : undefined,
        }))}
      />
    </Stack>
  );
}
