import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Stage, mock, typeCodes } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { detailNamed, dialogNamed, press, visible, write } from '#parts/stories/steps.ts';
import { NewestPayment } from './paymentStory.tsx';

export default {
  title: 'Screens/Payments/Payment details',
  component: NewestPayment,
  parameters: { route: '/record', spec: ['§2 Record page', '§3 Payment record'] },
} satisfies Meta<typeof NewestPayment>;
const at = (status: number) => ({ route: `/record?status=${status}`, spec: ['§4 Payment status'] });

const refund = exact('payments.refund.open');
const refundHeading = exact('payments.refund.title');
const reviewRefund = exact('payments.refund.review');
const confirmRefund = exact('payments.refund.send');

async function sendRefund(stage: Stage): Promise<void> {
  const drawer = await detailNamed(message('payments.detail.title'));
  await press(drawer, refund);
  await press(drawer, reviewRefund);
  const dialog = await dialogNamed(message('payments.refund.confirm'));
  await typeCodes(stage);
  await press(dialog, confirmRefund);
}

export const NextPayment: Story = {
  parameters: { route: '/record?status=2' },
  play: async () => {
    const drawer = await detailNamed(message('payments.detail.title'));
    await visible(drawer.findByText(message('shortcuts.position', { at: 1, count: 20 })));
    await press(drawer, message('shortcuts.next'));
    await visible(drawer.findByText(message('shortcuts.position', { at: 2, count: 20 })));
    await userEvent.keyboard('k');
    await visible(drawer.findByText(message('shortcuts.position', { at: 1, count: 20 })));
  },
};

export const RefundOverpaid: Story = {
  parameters: { ...mock('payments.overpaid'), route: '/record?exception=2' },
  play: async () => {
    const drawer = await detailNamed(message('payments.detail.title'));
    await press(drawer, refund);
    await waitFor(() => expect(drawer.getByRole('heading', { name: refundHeading })).toHaveFocus());
    const excess = drawer.getByRole('radio', { name: message('payments.refund.excess') });
    await expect(excess).toBeChecked();
    // The radio buttons show both amounts too.
    const amount = drawer.getByText(exact('payments.refund.amount')).nextElementSibling;
    await expect(amount).toHaveTextContent(/^6(\.0+)? USDT$/);
    await press(drawer, message('payments.refund.whole'), 'radio');
    await expect(amount).toHaveTextContent(/^125\.370* USDT$/);
  },
};

export const RefundUnderpaid: Story = {
  parameters: { ...mock('payments.underpaid'), route: '/record?exception=1' },
  play: async () => {
    const drawer = await detailNamed(message('payments.detail.title'));
    await press(drawer, refund);
    await expect(drawer.queryByRole('radio', { name: message('payments.refund.excess') })).toBeNull();
    await expect(drawer.getByRole('radio', { name: message('payments.refund.whole') })).toBeChecked();
  },
};

export const RefundPart: Story = {
  parameters: { ...mock('payments.underpaid'), route: '/record?exception=1' },
  play: async () => {
    const drawer = await detailNamed(message('payments.detail.title'));
    await press(drawer, refund);
    await press(drawer, message('payments.refund.part'), 'radio');
    const amount = drawer.getByRole('textbox', { name: exact('payments.refund.amount') });
    await write(drawer, exact('payments.refund.amount'), '100000');
    await press(drawer, reviewRefund);
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await write(drawer, exact('payments.refund.amount'), '2.5');
    await expect(amount).toBeValid();
    await press(drawer, reviewRefund);
    const recap = await dialogNamed(message('payments.refund.confirm'));
    await expect(recap.getAllByText(/^2\.50* USDT$/).length).toBeGreaterThan(0);
  },
};

async function refundElsewhere() {
  const drawer = await detailNamed(message('payments.detail.title'));
  await press(drawer, refund);
  await press(drawer, message('payments.refund.other'), 'radio');
  return drawer;
}

export const RefundElsewhere: Story = {
  parameters: { route: '/record?status=2' },
  play: async () => {
    const drawer = await refundElsewhere();
    await press(drawer, message('shell.nav.addresses'));
    await press(screen, /^Treasury cold/);
    await press(drawer, message('withdrawals.ack.first'), 'checkbox');
    await press(drawer, reviewRefund);
    await visible(screen.findByRole('dialog', { name: message('payments.refund.confirm') }));
  },
};

export const RefundToOtherNetwork: Story = {
  parameters: { route: '/record?status=2' },
  play: async () => {
    const drawer = await refundElsewhere();
    await write(drawer, exact('common.column.address'), '0x71C7656EC7ab88b098defB751B7401B5f6d8976F');
    await press(drawer, reviewRefund);
    await expect(drawer.getByRole('textbox', { name: exact('common.column.address') })).toBeInvalid();
  },
};

export const RefundUnknown: Story = {
  parameters: { ...mock('payments.refundAnswerLost', 'requests.unreachable'), route: '/record?status=2' },
  play: async (stage) => {
    await sendRefund(stage);
    await visible(screen.findByText(message('money.pending.title')));
    await expect(screen.queryByRole('button', { name: refund })).toBeNull();
  },
};

export const RefundFound: Story = {
  parameters: { ...mock('payments.refundAnswerLost'), route: '/record?status=2' },
  play: async (stage) => {
    await sendRefund(stage);
    await visible(screen.findByRole('heading', { name: exact('payments.refund.list') }));
  },
};

const refusedBy = (scenario: string, spec: string, refusal: RegExp): Story => ({
  parameters: { ...mock(scenario), route: '/record?status=2', spec: [spec] },
  play: async (stage) => {
    await sendRefund(stage);
    const drawer = await detailNamed(message('payments.detail.title'));
    await visible(drawer.findByText(refusal));
  },
});

export const NotRefundable = refusedBy(
  'payments.notRefundable',
  '§8 10007',
  message('payments.refund.error.final'),
);
export const RefundTooSmall = refusedBy(
  'payments.refundTooSmall',
  '§8 10022',
  message('money.amount.tooSmall', { min: /200.*/ }),
);
export const RefundTooLarge = refusedBy(
  'payments.refundTooLarge',
  '§8 10025',
  message('money.amount.tooLarge', { max: /20,000.*/ }),
);
export const RefundLimitWithin24Hours = refusedBy(
  'payments.refundLimit24h',
  '§8 10026',
  message('money.amount.overDayUntil', { left: '5.000000 USDT' }),
);

export const RefundRefused = refused('payments.refund', errorCode.INSUFFICIENT_BALANCE, sendRefund, {
  route: '/record?status=2',
  refusalSays: 'payments.refund.error.balance',
});

export const ReviewRefused = refused(
  'payments.review',
  errorCode.TRANSACTION_NOT_FOUND,
  async () => {
    const drawer = await detailNamed(message('payments.detail.title'));
    await press(drawer, exact('payments.review.mark'));
  },
  { ...mock('payments.overpaid'), route: '/record?exception=2', refusalShown: 'toast' },
);

export const OverpaidFlagged: Story = {
  parameters: { ...mock('payments.overpaidFlagged'), route: '/record?exception=2' },
  play: async () => {
    const drawer = await detailNamed(message('payments.detail.title'));
    await visible(drawer.findByRole('button', { name: refund }));
  },
};

export const RefundFailed: Story = {
  parameters: { ...mock('payments.refundFailed'), route: '/record?exception=1' },
  play: async () => {
    const drawer = await detailNamed(message('payments.detail.title'));
    await drawer.findAllByText(exact('payments.event.refund.failed'));
    await expect(drawer.getAllByText(exact('payments.difference.1'))[0]).toBeVisible();
  },
};

export const Processing: Story = { parameters: at(1) };
export const Paid: Story = { parameters: at(2) };
export const TimedOut: Story = { parameters: at(3) };
export const Closed: Story = { parameters: at(4) };
export const UnderRefund: Story = { parameters: at(5) };
export const Refunded: Story = { parameters: at(6) };
export const WithError: Story = { parameters: at(7) };
export const ChainConfirmationFailed: Story = { parameters: at(8) };

export const NotFound: Story = { parameters: { ...mock('payments.missing'), spec: ['§8 10006'] } };

export const BrokenLink: Story = {
  parameters: { ...mock('payments.missing'), route: '/record?detail=00000000000000000000000000000000' },
};

export const TransfersFailed = refused(
  'payments.monitor',
  errorCode.TRANSACTION_NOT_FOUND,
  () => screen.findByText(message('payments.detail.transfersFailed')),
  { state: 'partial', spec: ['§3 Payment monitor'] },
);

export const LongText: Story = { parameters: mock('payments.longText') };

export const DetailsRefused = refused(
  'payments.info',
  errorCode.PARAMETER_ERROR,
  () => screen.findByRole('alert'),
  { refusalSays: 'payments.detail.notFoundTitle' },
);
