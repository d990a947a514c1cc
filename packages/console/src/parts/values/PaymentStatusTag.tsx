import { paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import { StatusTag } from '@settlement/design-system/StatusTag';
import type { Tone } from '@settlement/design-system/tokens';
import { useText } from '#i18n/useText.ts';
import type { Text } from '#i18n/useText.ts';

const tones: Record<number, Tone> = {
  [paymentStatus.toBePaid]: 'accent',
  [paymentStatus.paid]: 'positive',
  [paymentStatus.timeout]: 'neutral',
  [paymentStatus.closed]: 'neutral',
  [paymentStatus.underRefund]: 'caution',
  [paymentStatus.refunded]: 'neutral',
  [paymentStatus.error]: 'critical',
  [paymentStatus.chainConfirmationFailure]: 'critical',
};

type StatusCode = (typeof paymentStatus)[keyof typeof paymentStatus];

function isKnown(status: number): status is StatusCode {
  return status in tones;
}

/** Returns the text of a payment status (specification §4). The text of an unknown status contains its code. */
export function paymentStatusText(text: Text, status: number): string {
  return isKnown(status)
    ? text(`payments.status.${status}`)
    : text('payments.status.unknown', { code: status });
}

export function PaymentStatusTag({ status }: { status: number }) {
  const text = useText();
  return <StatusTag tone={tones[status] ?? 'neutral'}>{paymentStatusText(text, status)}</StatusTag>;
}
