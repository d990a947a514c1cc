import { paymentDifference, paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import type { Payment } from '@settlement/api-mocks/contract/payments';
import { StatusTag } from '@settlement/design-system/StatusTag';
import type { Tone } from '@settlement/design-system/tokens';
import { type Text, useText } from '#i18n/useText.ts';
import { codeText, toneOf } from './codes.ts';

const { under, over, late, multiple } = paymentDifference;

/** The codes of the differences between a payment and its order. */
export const differences = [under, over, late, multiple] as const;

export function isDifference(code: number): code is (typeof differences)[number] {
  return differences.some((one) => one === code);
}

type StatusCode = (typeof paymentStatus)[keyof typeof paymentStatus];

const tones: Readonly<Record<StatusCode, Tone>> = {
  [paymentStatus.toBePaid]: 'accent',
  [paymentStatus.paid]: 'positive',
  [paymentStatus.timeout]: 'neutral',
  [paymentStatus.closed]: 'neutral',
  [paymentStatus.underRefund]: 'caution',
  [paymentStatus.refunded]: 'neutral',
  [paymentStatus.error]: 'critical',
  [paymentStatus.chainConfirmationFailure]: 'critical',
};

/** Returns the text of a payment status (specification §4). */
export const paymentStatusText = (text: Text, status: number): string =>
  codeText(text, status, paymentStatus, (known) => `payments.status.${known}`);

/** Returns the reason for a payment's status, or an empty string if no reason is known. */
export function paymentReasonText(
  text: Text,
  { status, diff_type: type, refundable }: Pick<Payment, 'status' | 'diff_type' | 'refundable'>,
): string {
  if (isDifference(type)) return text(`payments.difference.${type}`);
  return status === paymentStatus.error && refundable?.end_time === 0 ? text('payments.notCredited') : '';
}

export function PaymentStatusTag({ status }: { status: number }) {
  const text = useText();
  return <StatusTag tone={toneOf(tones, status)}>{paymentStatusText(text, status)}</StatusTag>;
}
