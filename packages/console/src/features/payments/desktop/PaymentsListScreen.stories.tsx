import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hideColumn, openExport, openFirst } from '#parts/list/listStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { PaymentsListScreen } from './PaymentsListScreen.tsx';

const meta = {
  title: 'Screens/Payments/Payment records',
  component: PaymentsListScreen,
  parameters: { route: '/record', spec: ['§2 Record page'] },
} satisfies Meta<typeof PaymentsListScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });

export const Default: Story = {};

export const Filtered: Story = { parameters: { route: '/record?status=1,2&range=7d&pageSize=10' } };

/** Test payments have a list of their own. */
export const TestMode: Story = {
  parameters: { ...mock('payments.testMode'), route: '/record?mode=2' },
  play: async ({ canvasElement }) => {
    const drawer = await openFirst({ canvasElement }, /^(payments|支付)/i);
    await expect(await drawer.findByText(/^(test|测试)$/i)).toBeVisible();
  },
};

export const StatusFromLink: Story = {
  parameters: { route: '/record?status=6', spec: ['§4 Payment status'] },
};

export const Loading: Story = { parameters: mock('payments.loading') };

export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };

export const FilteredEmpty: Story = {
  parameters: { ...mock('payments.noMatches'), route: '/record?out_trade_no=NO-SUCH-ORDER' },
};

export const Failed: Story = { parameters: { ...mock('payments.failed500'), spec: ['§8 HTTP 500'] } };

export const ParameterError = refused('payments.list', errorCode.PARAMETER_ERROR, () =>
  screen.findByRole('alert'),
);

/** The list stands without its sums, and in their place is another try. */
export const TotalsRefused = refused(
  'payments.totals',
  errorCode.PARAMETER_ERROR,
  ({ canvasElement }) => within(canvasElement).findAllByText(/^(paid|已支付)$/i),
  { route: '/record?status=2', refusalSays: 'payments.totals.failed' },
);

export const Offline: Story = { parameters: mock('payments.offline') };

export const WrongShape: Story = { parameters: mock('payments.wrongShape') };

export const LongText: Story = { parameters: mock('payments.longText') };

export const UnknownStatus: Story = { parameters: mock('payments.unknownStatus') };

export const WrongTradeNumber: Story = {
  parameters: { spec: ['§5 Trade number'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /platform order|平台订单号/i }), '123');
    await expect(await page.findByText(/at least 4 digits|至少输入 4 位/)).toBeVisible();
  },
};

/** The upper value is below the lower one: the field says why nothing is found. */
export const ValuesCrossed: Story = {
  parameters: { route: '/record?min_amount=100&max_amount=50', spec: ['§2 Record page'] },
  play: async ({ canvasElement }) => {
    const most = await within(canvasElement).findByRole('textbox', { name: /value to|最高金额/i });
    await expect(most).toBeInvalid();
    await expect(most).toHaveAccessibleDescription(/100/);
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [opener] = await within(canvasElement).findAllByRole('button', {
      name: /^(open payment|查看支付)/i,
    });
    opener?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const Export: Story = { play: openExport };

export const ExportFailed = refused('payments.export', errorCode.PARAMETER_ERROR, async (context) => {
  await openExport(context);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^(export|导出)$/i }));
});

export const ViewRefused = viewRefused('/record?status=2');

export const ColumnHidden: Story = { play: hideColumn };
