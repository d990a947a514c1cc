import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { refundStatus } from '@settlement/api-mocks/contract/enumerations';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { FullAddress } from '#parts/FullAddress.tsx';

const states = {
  [refundStatus.inProgress]: 'payments.refund.pending',
  [refundStatus.sent]: 'payments.refund.sent',
  [refundStatus.failed]: 'payments.refund.failed',
} as const;
const isKnown = (status: number): status is keyof typeof states => status in states;

/** The refunds of a payment, also those that failed. */
export function PaymentRefunds({ payment }: { readonly payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  if (payment.refunds.length === 0) return null;
  return (
    <Stack gap="s" as="section">
      <Heading level={3} size="body">
        {text('payments.refund.list')}
      </Heading>
      {payment.refunds.map(({ trade_no, amount, address, status, txid, created_time }) => (
        <DescriptionList
          key={trade_no}
          items={[
            {
              term: text('payments.refund.amount'),
              detail: <Amount value={amount} token={payment.token} isStrong />,
            },
            {
              term: text('payments.refund.state'),
              detail: isKnown(status)
                ? text(states[status])
                : text('payments.status.unknown', { code: status }),
            },
            { term: text('payments.refund.to'), detail: <FullAddress value={address} /> },
            ...(txid === ''
              ? []
              : [{ term: text('payments.detail.transaction'), detail: <TruncatedId value={txid} /> }]),
            { term: text('payments.refund.requested'), detail: formats.time(created_time) },
          ]}
        />
      ))}
    </Stack>
  );
}
