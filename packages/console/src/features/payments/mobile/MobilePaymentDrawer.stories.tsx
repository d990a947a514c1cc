import type { Meta, StoryObj as Story } from '@storybook/react-vite';
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
    hasNoHeading: true,
  },
} satisfies Meta<typeof NewestPayment>;

export const NextPayment: Story = toPhone(Desktop.NextPayment);
export const RefundOverpaid: Story = toPhone(Desktop.RefundOverpaid);
export const RefundUnderpaid: Story = toPhone(Desktop.RefundUnderpaid);
export const RefundPart: Story = toPhone(Desktop.RefundPart);
export const RefundElsewhere: Story = toPhone(Desktop.RefundElsewhere);
export const RefundToOtherNetwork: Story = toPhone(Desktop.RefundToOtherNetwork);
export const RefundUnknown: Story = toPhone(Desktop.RefundUnknown);
export const RefundFound: Story = toPhone(Desktop.RefundFound);
export const NotRefundable: Story = toPhone(Desktop.NotRefundable);
export const RefundLimitWithin24Hours: Story = toPhone(Desktop.RefundLimitWithin24Hours);
export const OverpaidFlagged: Story = toPhone(Desktop.OverpaidFlagged);
export const RefundFailed: Story = toPhone(Desktop.RefundFailed);
export const Processing: Story = toPhone(Desktop.Processing);
export const Paid: Story = toPhone(Desktop.Paid);
export const TimedOut: Story = toPhone(Desktop.TimedOut);
export const Closed: Story = toPhone(Desktop.Closed);
export const UnderRefund: Story = toPhone(Desktop.UnderRefund);
export const Refunded: Story = toPhone(Desktop.Refunded);
export const WithError: Story = toPhone(Desktop.WithError);
export const ChainConfirmationFailed: Story = toPhone(Desktop.ChainConfirmationFailed);
export const NotFound: Story = toPhone(Desktop.NotFound);
export const BrokenLink: Story = toPhone(Desktop.BrokenLink);
export const TransfersFailed = toPhone(Desktop.TransfersFailed);
export const LongText: Story = toPhone(Desktop.LongText);

export const RefundRefused = toPhone(Desktop.RefundRefused);
export const ReviewRefused = toPhone(Desktop.ReviewRefused);
export const DetailsRefused = toPhone(Desktop.DetailsRefused);
export const RefundTooSmall: Story = toPhone(Desktop.RefundTooSmall);
export const RefundTooLarge: Story = toPhone(Desktop.RefundTooLarge);
