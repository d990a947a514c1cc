import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openFilters } from '#parts/list/listStory.ts';
import { onPhone, onSmallestPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { message } from '#parts/stories/storyText.ts';
import { visible } from '#parts/stories/steps.ts';
import * as Desktop from '../desktop/FundDetailsScreen.stories.tsx';
import { MobileFundDetailsScreen } from './MobileFundDetailsScreen.tsx';

export default {
  title: 'Screens/Assets/Mobile fund details',
  component: MobileFundDetailsScreen,
  parameters: {
    ...onPhone,
    route: '/m/property/fundingDetails',
    spec: ['§2 Fund details'],
  },
} satisfies Meta<typeof MobileFundDetailsScreen>;
const at = (query: string, ...scenario: string[]) => ({
  route: `/m/property/fundingDetails?${query}`,
  ...(scenario.length > 0 && { mock: { scenario } }),
});

export const Default: Story = {};
export const Recharges: Story = { parameters: at('tab=recharge') };
export const Withdrawals: Story = { parameters: at('tab=withdrawal') };
export const Swaps: Story = { parameters: at('tab=swap') };
export const Transfers: Story = { parameters: at('tab=transfer') };
export const Gas: Story = { parameters: at('tab=gas') };
export const Proved: Story = { parameters: at('id=101') };
export const Filtered: Story = { parameters: at('tab=withdrawal&status=5&range=30d') };
export const Loading: Story = { parameters: at('tab=all', 'funds.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const FilteredEmpty: Story = { parameters: at('keyword=NO-SUCH-NUMBER') };
export const Failed: Story = { parameters: at('tab=all', 'funds.failed500') };
export const Partial: Story = { parameters: at('tab=recharge', 'currencies.failed500') };
export const Offline: Story = { parameters: at('tab=all', 'funds.offline') };
export const LongText: Story = { parameters: at('tab=transfer', 'transfers.longText') };
export const Smallest: Story = { globals: { viewport: { value: 'small' } }, parameters: onSmallestPhone };

export const FiltersOpen: Story = { play: openFilters };

export const WithdrawalOpened: Story = {
  parameters: at('tab=withdrawal&status=1'),
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: message('funds.list.withdrawal') });
    const [card] = await within(list).findAllByRole('button');
    if (card) await userEvent.click(card);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await visible(
      within(screen.getByRole('dialog')).findByRole('button', { name: message('money.cancel.open') }),
    );
  },
};

export const EmptyWithdrawals = toPhone(Desktop.EmptyWithdrawals);
export const ProvedOverSomeDays = toPhone(Desktop.ProvedOverSomeDays);
export const DoesNotAddUp = toPhone(Desktop.DoesNotAddUp);
export const WrongShape = toPhone(Desktop.WrongShape);
export const ParameterError = toPhone(Desktop.ParameterError);
export const Abnormal = toPhone(Desktop.Abnormal);
export const MovementOpened = toPhone(Desktop.MovementOpened);
export const RechargeOpened = toPhone(Desktop.RechargeOpened);
export const SwapOpened = toPhone(Desktop.SwapOpened);
export const MovementNotFound = toPhone(Desktop.MovementNotFound);
export const CancelConfirm = toPhone(Desktop.CancelConfirm);
export const Canceled = toPhone(Desktop.Canceled);
export const CancelTooLate = toPhone(Desktop.CancelTooLate);
export const Export = toPhone(Desktop.Export);
export const ChipRemoved = toPhone(Desktop.ChipRemoved);

export const CancelRefused = toPhone(Desktop.CancelRefused);
export const ViewRefused = toPhone(Desktop.ViewRefused);
