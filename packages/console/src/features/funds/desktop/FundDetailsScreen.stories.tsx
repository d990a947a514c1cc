import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hideColumn, openFirst, removeChip } from '#parts/list/listStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, visible } from '#parts/stories/steps.ts';
import { FundDetailsScreen } from './FundDetailsScreen.tsx';

export default {
  title: 'Screens/Assets/Fund details',
  component: FundDetailsScreen,
  parameters: { route: '/property/fundingDetails', spec: ['§2 Fund details'] },
} satisfies Meta<typeof FundDetailsScreen>;
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

export const Proved: Story = {
  parameters: at('id=101'),
  play: ({ canvasElement }) => visible(within(canvasElement).findByText(message('funds.ledger.equal'))),
};

export const ProvedOverSomeDays: Story = { parameters: at('id=101&range=7d') };

export const DoesNotAddUp: Story = {
  parameters: at('id=101', 'funds.unbalanced'),
  play: ({ canvasElement }) => visible(within(canvasElement).findByText(message('funds.ledger.wrongTitle'))),
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
    const report = await within(canvasElement).findByRole('link', {
      name: message('common.support.contact'),
    });
    await expect(report).toHaveAttribute('href', expect.stringMatching(/^\/work-order\?new=0&theme=.+500/));
  },
};
export const ParameterError: Story = {
  parameters: { ...at('tab=all', 'funds.failed'), spec: ['§8 HTTP 422'] },
};
export const Partial: Story = { parameters: at('tab=recharge', 'currencies.failed500') };
export const Offline: Story = { parameters: at('tab=withdrawal', 'withdrawals.offline') };
export const WrongShape: Story = { parameters: at('tab=all', 'funds.wrongShape') };
export const LongText: Story = { parameters: at('tab=transfer', 'transfers.longText') };
export const Abnormal: Story = { parameters: at('tab=withdrawal&status=7', 'withdrawals.abnormal') };

const lists = message(['funds.list.all', 'funds.list.recharge', 'funds.list.withdrawal', 'funds.list.swap']);
const details = exact([
  'funds.detail.title.all',
  'funds.detail.title.recharge',
  'funds.detail.title.withdrawal',
  'funds.detail.title.swap',
]);
const open = (canvasElement: HTMLElement) => openFirst({ canvasElement }, lists, details);

export const MovementOpened: Story = {
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    await visible(drawer.findByText(message('funds.detail.before')));
  },
};

export const RechargeOpened: Story = {
  parameters: at('tab=recharge'),
  play: async ({ canvasElement }) => {
    const drawer = await open(canvasElement);
    await expect((await drawer.findAllByText(message('funds.step.credited')))[0]).toBeVisible();
  },
};

export const SwapOpened: Story = {
  parameters: at('tab=swap'),
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const MovementNotFound: Story = {
  parameters: at('tab=recharge&detail=84120000000000000000000000000000'),
  play: () => visible(screen.findByText(message('funds.detail.notFoundTitle'))),
};

const confirmCancel = async (canvasElement: HTMLElement) => {
  const drawer = await open(canvasElement);
  await press(drawer, message('money.cancel.open'));
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
    await press(question, message('money.cancel.open'));
    await visible(screen.findByText(message('money.done.cancellation')));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const CancelTooLate: Story = {
  parameters: at('tab=withdrawal&status=1', 'withdrawals.tooLateToCancel'),
  play: async ({ canvasElement }) => {
    const question = await confirmCancel(canvasElement);
    await press(question, message('money.cancel.open'));
    await visible(question.findByText(message('money.cancel.tooLate')));
  },
};

export const Export: Story = {
  parameters: at('tab=withdrawal&status=5&range=30d'),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: message('common.list.export') });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const TabByKeyboard: Story = {
  play: async ({ canvas: page }) => {
    (await page.findByRole('tab', { selected: true })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await visible(page.findByRole('table', { name: message('funds.list.recharge') }));
  },
};

export const ChipRemoved: Story = { parameters: at('type=4&direction=2'), play: removeChip };

export const CancelRefused = refused(
  'withdrawals.cancel',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    const question = await confirmCancel(canvasElement);
    await press(question, message('money.cancel.open'));
  },
  at('tab=withdrawal&status=1'),
);

export const ViewRefused = viewRefused(`${path}?type=4`);
