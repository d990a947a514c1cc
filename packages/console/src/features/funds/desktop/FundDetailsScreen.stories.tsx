import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hideColumn, openFirst } from '#parts/list/listStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { FundDetailsScreen } from './FundDetailsScreen.tsx';

const meta = {
  title: 'Screens/Assets/Fund details',
  component: FundDetailsScreen,
  parameters: { route: '/property/fundingDetails', spec: ['§2 Fund details'] },
} satisfies Meta<typeof FundDetailsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const path = '/property/fundingDetails';
const at = (query: string, ...scenario: string[]) => ({
  route: `${path}?${query}`,
  ...(scenario.length > 0 && { mock: { scenario } }),
});

export const Default: Story = {};
export const Recharges: Story = { parameters: at('tab=recharge') };
export const Withdrawals: Story = { parameters: { ...at('tab=withdrawal'), spec: ['§4 Withdrawal status'] } };
export const Swaps: Story = { parameters: at('tab=swap') };
export const Transfers: Story = { parameters: at('tab=transfer') };
export const Gas: Story = { parameters: at('tab=gas&network_id=1&token_id=USDT') };

export const Filtered: Story = { parameters: at('type=4&direction=2&range=30d&pageSize=20') };

/** One token on one chain: the ledger adds up to the balance in the assets. */
export const Proved: Story = {
  parameters: at('id=101'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/matches the balance in your assets|与资产余额一致/i),
    ).toBeVisible();
  },
};

export const ProvedOverSomeDays: Story = { parameters: at('id=101&range=7d') };

export const DoesNotAddUp: Story = {
  parameters: at('id=101', 'funds.unbalanced'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/don’t match|账目不符/i)).toBeVisible();
  },
};

export const Loading: Story = { parameters: at('tab=all', 'funds.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const EmptyWithdrawals: Story = {
  parameters: { ...at('tab=withdrawal'), mock: { merchant: 'fresh' } },
};
export const FilteredEmpty: Story = { parameters: at('keyword=NO-SUCH-NUMBER') };
export const ColumnHidden: Story = { parameters: at('tab=recharge'), play: hideColumn };
export const Failed: Story = {
  parameters: { ...at('tab=all', 'funds.failed500'), spec: ['§8 HTTP 500'] },
  play: async ({ canvasElement }) => {
    const report = await within(canvasElement).findByRole('link', { name: /report to support|联系客服/i });
    await expect(report).toHaveAttribute('href', expect.stringMatching(/^\/work-order\?new=0&theme=.+500/));
  },
};
export const ParameterError: Story = {
  parameters: { ...at('tab=all', 'funds.failed'), spec: ['§8 HTTP 422'] },
};
/** What the filters offer can't be read; the list stands. */
export const Partial: Story = { parameters: at('tab=recharge', 'currencies.failed500') };
export const Offline: Story = { parameters: at('tab=withdrawal', 'withdrawals.offline') };
export const WrongShape: Story = { parameters: at('tab=all', 'funds.wrongShape') };
export const LongText: Story = { parameters: at('tab=transfer', 'transfers.longText') };
export const Abnormal: Story = { parameters: at('tab=withdrawal&status=7', 'withdrawals.abnormal') };

const lists = /^(all movements|deposits|withdrawals|swaps|全部流水|充值记录|提现记录|兑换记录)/i;
const open = (canvasElement: HTMLElement) => openFirst({ canvasElement }, lists);

export const MovementOpened: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    await expect(await drawer.findByText(/balance before|变动前余额/i)).toBeVisible();
  },
};

export const RechargeOpened: Story = {
  parameters: at('tab=recharge'),
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    await expect((await drawer.findAllByText(/credited|已入账/i))[0]).toBeVisible();
  },
};

export const SwapOpened: Story = {
  parameters: at('tab=swap'),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const MovementNotFound: Story = {
  parameters: at('tab=recharge&detail=84120000000000000000000000000000'),
  play: async () => {
    await expect(await screen.findByText(/movement not found|记录不存在/i)).toBeVisible();
  },
};

const confirmCancel = async (canvasElement: HTMLElement) => {
  const drawer = await open(canvasElement);
  await userEvent.click(await drawer.findByRole('button', { name: /cancel withdrawal|取消提现/i }));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
};

export const CancelConfirm: Story = {
  parameters: at('tab=withdrawal&status=1'),
  play: async ({ canvasElement }) => void (await confirmCancel(canvasElement)),
};

export const Canceled: Story = {
  parameters: at('tab=withdrawal&status=1'),
  play: async ({ canvasElement }) => {
    const question = await confirmCancel(canvasElement);
    await userEvent.click(question.getByRole('button', { name: /cancel withdrawal|取消提现/i }));
    await expect(await screen.findByText(/withdrawal canceled|提现已取消/i)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const CancelTooLate: Story = {
  parameters: at('tab=withdrawal&status=1', 'withdrawals.tooLateToCancel'),
  play: async ({ canvasElement }) => {
    const question = await confirmCancel(canvasElement);
    await userEvent.click(question.getByRole('button', { name: /cancel withdrawal|取消提现/i }));
    await expect(await question.findByText(/review is complete|审核已结束/i)).toBeVisible();
  },
};

export const Export: Story = {
  parameters: at('tab=withdrawal&status=5&range=30d'),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /export|导出/i });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const TabByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByRole('tab', { selected: true })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await page.findByRole('table', { name: /deposits|充值记录/i })).toBeVisible();
  },
};

export const ChipRemoved: Story = {
  parameters: at('type=4&direction=2'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /remove filter type|移除筛选 类型/i }));
    await waitFor(() =>
      expect(page.queryByRole('button', { name: /remove filter type|移除筛选 类型/i })).toBeNull(),
    );
  },
};

export const CancelRefused = refused(
  'withdrawals.cancel',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    const question = await confirmCancel(canvasElement);
    await userEvent.click(question.getByRole('button', { name: /cancel withdrawal|取消提现/i }));
  },
  at('tab=withdrawal&status=1'),
);

export const ViewRefused = viewRefused(`${path}?type=4`);
