import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, onSmallestPhone, toPhone } from '#parts/phoneStory.ts';
import * as Desktop from '../desktop/AssetsScreen.stories.tsx';
import { MobileAssetsScreen } from './MobileAssetsScreen.tsx';

const meta = {
  title: 'Screens/Assets/Mobile assets',
  component: MobileAssetsScreen,
  parameters: { ...onPhone, route: '/m/property', spec: ['§2 Assets'], hasNoHeading: true },
} satisfies Meta<typeof MobileAssetsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });

export const Default: Story = {};

export const Loading: Story = { parameters: mock('statistics.loading', 'billing.loading') };

export const Empty: Story = { parameters: { mock: { merchant: 'fresh' }, spec: ['§6 Merchant permission'] } };

export const WithdrawalsPaused: Story = { parameters: { mock: { merchant: 'locked' }, spec: ['§8 10024'] } };

export const GasLow: Story = { parameters: mock('funds.gasLow') };

export const FilteredEmpty: Story = { parameters: { route: '/m/property?search=DOGE' } };

export const Failed: Story = { parameters: mock('statistics.failed500', 'billing.failed500') };

export const Offline: Story = { parameters: mock('any.offline') };

export const Partial: Story = { parameters: mock('statistics.partial') };

export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
};

export const CardOpened: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const card = await page.findByRole('button', { name: /^ETH/ });
    await userEvent.click(card);
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await expect(
      await page.findByRole('link', { name: /withdraw ETH on Ethereum|提现 ETH（Ethereum）/i }),
    ).toBeVisible();
    await userEvent.click(
      await page.findByRole('button', { name: /more for ETH on Base|ETH（Base）的更多操作/i }),
    );
    const menu = within(await screen.findByRole('menu'));
    const swap = await menu.findByRole('menuitem', { name: /^(swap|兑换)/i });
    // Placed before it is seen.
    await waitFor(() => expect(swap).toBeVisible());
  },
};

export const FundsFrozen: Story = toPhone(Desktop.FundsFrozen);
export const Found: Story = toPhone(Desktop.Found);
export const WrongShape: Story = toPhone(Desktop.WrongShape);
export const BalancesHidden: Story = toPhone(Desktop.BalancesHidden);
export const ZeroHidden: Story = toPhone(Desktop.ZeroHidden);
export const BlockedActionReason: Story = toPhone(Desktop.BlockedActionReason);
export const Arranged: Story = toPhone(Desktop.Arranged);
export const Statistics: Story = toPhone(Desktop.Statistics);

export const ArrangeRefused = toPhone(Desktop.ArrangeRefused);
export const UnderReview: Story = toPhone(Desktop.UnderReview);
