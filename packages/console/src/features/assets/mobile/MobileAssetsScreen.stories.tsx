import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { onPhone, onSmallestPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { message } from '#parts/stories/storyText.ts';
import { press, visible } from '#parts/stories/steps.ts';
import * as Desktop from '../desktop/AssetsScreen.stories.tsx';
import { MobileAssetsScreen } from './MobileAssetsScreen.tsx';

export default {
  title: 'Screens/Assets/Mobile assets',
  component: MobileAssetsScreen,
  parameters: { ...onPhone, route: '/m/property', spec: ['§2 Assets'] },
} satisfies Meta<typeof MobileAssetsScreen>;

export const Default: Story = {};

export const Loading: Story = { parameters: mock('statistics.loading', 'billing.loading') };

export const Empty: Story = { parameters: { mock: { merchant: 'fresh' }, spec: ['§6 Merchant permission'] } };

export const WithdrawalsPaused: Story = { parameters: { mock: { merchant: 'locked' }, spec: ['§8 10024'] } };

export const GasLow: Story = { parameters: mock('funds.gasLow') };

export const FilteredEmpty: Story = { parameters: { route: '/m/property?search=DOGE' } };

export const Failed: Story = { parameters: mock('statistics.failed500', 'billing.failed500') };

export const Offline: Story = { parameters: mock('any.offline') };

export const Partial: Story = { parameters: mock('statistics.partial') };

export const Smallest: Story = { globals: { viewport: { value: 'small' } }, parameters: onSmallestPhone };

export const CardOpened: Story = {
  play: async ({ canvas: page }) => {
    const card = await page.findByRole('button', { name: /^ETH/ });
    await userEvent.click(card);
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await visible(
      page.findByRole('link', {
        name: message('assets.action.name', {
          action: message('assets.action.withdraw'),
          token: 'ETH',
          chain: 'Ethereum',
        }),
      }),
    );
    await press(page, message('assets.action.more', { token: 'ETH', chain: 'Base' }));
    const menu = within(await screen.findByRole('menu'));
    const swap = await menu.findByRole('menuitem', { name: message('assets.action.swap') });
    await waitFor(() => expect(swap).toBeVisible());
  },
};

export const FundsFrozen = toPhone(Desktop.FundsFrozen);
export const Found = toPhone(Desktop.Found);
export const WrongShape = toPhone(Desktop.WrongShape);
export const BalancesHidden = toPhone(Desktop.BalancesHidden);
export const ZeroHidden = toPhone(Desktop.ZeroHidden);
export const BlockedActionReason = toPhone(Desktop.BlockedActionReason);
export const Arranged = toPhone(Desktop.Arranged);
export const Statistics = toPhone(Desktop.Statistics);

export const ArrangeRefused = toPhone(Desktop.ArrangeRefused);
export const UnderReview = toPhone(Desktop.UnderReview);
