import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../parts/PaymentDrawer.stories.tsx';
import { NewestPayment } from '../parts/paymentStory.tsx';

export default {
  title: 'Screens/Payments/Mobile payment details',
  component: NewestPayment,
  parameters: {
    ...onPhone,
    route: '/m/record',
    spec: ['§2 Record page', '§3 Payment record'],
  },
} satisfies Meta<typeof NewestPayment>;

export const NextPayment = toPhone(Desktop.NextPayment);
export const RefundOverpaid = toPhone(Desktop.RefundOverpaid);
export const RefundUnderpaid = toPhone(Desktop.RefundUnderpaid);
export const RefundPart = toPhone(Desktop.RefundPart);
export const RefundElsewhere = toPhone(Desktop.RefundElsewhere);
export const RefundToOtherNetwork = toPhone(Desktop.RefundToOtherNetwork);
export const RefundUnknown = toPhone(Desktop.RefundUnknown);
export const RefundFound = toPhone(Desktop.RefundFound);
export const NotRefundable = toPhone(Desktop.NotRefundable);
export const RefundLimitWithin24Hours = toPhone(Desktop.RefundLimitWithin24Hours);
export const OverpaidFlagged = toPhone(Desktop.OverpaidFlagged);
export const RefundFailed = toPhone(Desktop.RefundFailed);
export const Processing = toPhone(Desktop.Processing);
export const Paid = toPhone(Desktop.Paid);
export const TimedOut = toPhone(Desktop.TimedOut);
export const Closed = toPhone(Desktop.Closed);
export const UnderRefund = toPhone(Desktop.UnderRefund);
export const Refunded = toPhone(Desktop.Refunded);
export const WithError = toPhone(Desktop.WithError);
export const ChainConfirmationFailed = toPhone(Desktop.ChainConfirmationFailed);
export const NotFound = toPhone(Desktop.NotFound);
export const BrokenLink = toPhone(Desktop.BrokenLink);
export const TransfersFailed = toPhone(Desktop.TransfersFailed);
export const LongText = toPhone(Desktop.LongText);

export const RefundRefused = toPhone(Desktop.RefundRefused);
export const ReviewRefused = toPhone(Desktop.ReviewRefused);
export const DetailsRefused = toPhone(Desktop.DetailsRefused);
export const RefundTooSmall = toPhone(Desktop.RefundTooSmall);
export const RefundTooLarge = toPhone(Desktop.RefundTooLarge);
