import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/refusalStory.ts';
import { NewestPayment } from './paymentStory.tsx';

const meta = {
  title: 'Screens/Payments/Payment details',
  component: NewestPayment,
  parameters: { route: '/record', spec: ['§2 Record page', '§3 Payment record'], hasNoHeading: true },
} satisfies Meta<typeof NewestPayment>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });
/** The newest payment in a state, as the bank has it. */
const at = (status: number) => ({ route: `/record?status=${status}`, spec: ['§4 Payment status'] });

const refund = /^(refund|退款)$/i;
const refundHeading = /^(refund this payment|发起退款)$/i;
const confirmRefund = /^(refund|确认退款)$/i;

const isBank = (value: unknown): value is MockApi =>
  typeof value === 'object' && value !== null && 'currentTotp' in value;

/** As far as the answer, with the right password and code. */
async function sendRefund(loaded: Record<string, unknown>): Promise<void> {
  const bank = loaded['api'];
  if (!isBank(bank)) throw new Error('a story without its bank');
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', { name: refund }));
  await userEvent.click(await drawer.findByRole('button', { name: confirmRefund }));
  const dialog = within(await screen.findByRole('dialog', { name: /confirm refund|确认退款/i }));
  await userEvent.type(
    await dialog.findByLabelText(/^(transaction password|交易密码)/i),
    DEMO_TRADE_PASSWORD,
  );
  await userEvent.type(await dialog.findByRole('textbox', { name: /code|验证码/i }), bank.currentTotp());
  await userEvent.click(dialog.getByRole('button', { name: confirmRefund }));
}

/** What was overpaid can go back alone: how much, and where to, before anything is proved or sent. */
export const RefundOverpaid: Story = {
  parameters: { ...mock('payments.overpaid'), route: '/record?exception=2' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: refund }));
    await waitFor(() => expect(drawer.getByRole('heading', { name: refundHeading })).toHaveFocus());
    const excess = drawer.getByRole('radio', { name: /^(only the overpaid amount|仅退还多付部分)/i });
    await expect(excess).toBeChecked();
    await expect(drawer.getAllByText(/^6(\.0+)? USDT$/).length).toBeGreaterThan(0);
    await userEvent.click(drawer.getByRole('radio', { name: /^(the full amount|退还全部)/i }));
    await expect(drawer.getAllByText(/^125\.370* USDT$/).length).toBeGreaterThan(0);
  },
};

/** Less than the tolerance allows came in: it can go back whole. */
export const RefundUnderpaid: Story = {
  parameters: { ...mock('payments.underpaid'), route: '/record?exception=1' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: refund }));
    await expect(drawer.queryByRole('radio')).toBeNull();
  },
};

/** No answer to a refund: the drawer asks the server and offers nothing that could send it twice. */
export const RefundUnknown: Story = {
  parameters: { ...mock('payments.refundAnswerLost', 'requests.unreachable'), route: '/record?status=2' },
  play: async ({ loaded }) => {
    await sendRefund(loaded);
    await expect(await screen.findByText(/know yet if this refund|退款结果确认中/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: refund })).toBeNull();
  },
};

/** The answer was lost and the refund is found: the payment shows it. */
export const RefundFound: Story = {
  parameters: { ...mock('payments.refundAnswerLost'), route: '/record?status=2' },
  play: async ({ loaded }) => {
    await sendRefund(loaded);
    await expect(await screen.findByRole('heading', { name: /^(refunds|退款记录)$/i })).toBeVisible();
  },
};

/** What the answer has figures for. */
const refusedBy = (scenario: string, spec: string, message: RegExp): Story => ({
  parameters: { ...mock(scenario), route: '/record?status=2', spec: [spec] },
  play: async ({ loaded }) => {
    await sendRefund(loaded);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(message)).toBeVisible();
  },
});

export const NotRefundable = refusedBy(
  'payments.notRefundable',
  '§8 10007',
  /may already have been refunded|可能已退款/,
);
export const RefundTooSmall = refusedBy('payments.refundTooSmall', '§8 10022', /minimum is 200|最低 200/);
export const RefundTooLarge = refusedBy('payments.refundTooLarge', '§8 10025', /at most 20,000|最高 20,000/);
export const RefundLimitWithin24Hours = refusedBy(
  'payments.refundLimit24h',
  '§8 10026',
  /5\.000000 USDT left\.|剩余额度 5\.000000 USDT/,
);

/** Each refusal stands in the panel, with what to do about it. */
export const RefundRefused = refused(
  'payments.refund',
  errorCode.INSUFFICIENT_BALANCE,
  ({ loaded }) => sendRefund(loaded),
  { route: '/record?status=2' },
);

export const ReviewRefused = refused(
  'payments.review',
  errorCode.TRANSACTION_NOT_FOUND,
  async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: /^(mark as reviewed|标记为已核对)$/i }));
  },
  { ...mock('payments.overpaid'), route: '/record?exception=2', refusalShown: 'toast' },
);

/** An overpaid payment that is flagged as an error can go back, too. */
export const OverpaidFlagged: Story = {
  parameters: { ...mock('payments.overpaidFlagged'), route: '/record?exception=2' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('button', { name: refund })).toBeVisible();
  },
};

export const RefundFailed: Story = {
  parameters: { ...mock('payments.refundFailed'), route: '/record?exception=1' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/^(refund failed|退款失败)$/i)).toBeVisible();
    await expect(drawer.getAllByText(/^(underpaid|少付)$/i)[0]).toBeVisible();
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

export const NotFound: Story = {
  parameters: { ...mock('payments.missing'), spec: ['§8 10006'] },
};

export const BrokenLink: Story = {
  parameters: { ...mock('payments.missing'), route: '/record?detail=00000000000000000000000000000000' },
};

export const TransfersFailed = refused(
  'payments.monitor',
  errorCode.TRANSACTION_NOT_FOUND,
  () => screen.findByText(/^(the transfers could not|链上转账加载失败)/i),
  { state: 'partial', spec: ['§3 Payment monitor'] },
);

export const LongText: Story = { parameters: mock('payments.longText') };

/** Neither is one of the merchant's: a number that is none, and one that is another's. */
export const DetailsRefused = refused(
  'payments.info',
  errorCode.PARAMETER_ERROR,
  () => screen.findByRole('alert'),
  { refusalSays: 'payments.detail.notFoundTitle' },
);
