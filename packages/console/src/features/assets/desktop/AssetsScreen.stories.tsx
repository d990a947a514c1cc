import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, visible } from '#parts/stories/steps.ts';
import { AssetsScreen } from './AssetsScreen.tsx';

export default {
  title: 'Screens/Assets/Assets',
  component: AssetsScreen,
  parameters: { route: '/property', spec: ['§2 Assets'] },
} satisfies Meta<typeof AssetsScreen>;

export const Default: Story = {};

export const Loading: Story = { parameters: mock('statistics.loading', 'billing.loading') };

export const Empty: Story = {
  parameters: { mock: { merchant: 'fresh' }, spec: ['§2 Assets', '§6 Merchant permission'] },
};

export const UnderReview: Story = {
  parameters: { mock: { merchant: 'reviewing' }, spec: ['§6 Merchant permission'] },
};

export const WithdrawalsPaused: Story = { parameters: { mock: { merchant: 'locked' }, spec: ['§8 10024'] } };

export const FundsFrozen: Story = { parameters: { ...mock('withdrawals.frozen'), spec: ['§8 10024'] } };

export const GasLow: Story = {
  parameters: mock('funds.gasLow'),
  play: ({ canvasElement }) => visible(within(canvasElement).findByText(message('assets.gas.lasts'))),
};

export const FilteredEmpty: Story = { parameters: { route: '/property?search=DOGE' } };

export const Found: Story = { parameters: { route: '/property?search=tron' } };

export const Failed: Story = {
  parameters: { ...mock('statistics.failed500', 'billing.failed500'), spec: ['§8 HTTP 500'] },
};

export const Partial: Story = { parameters: mock('statistics.partial') };

export const Offline: Story = { parameters: mock('any.offline') };

export const WrongShape: Story = { parameters: mock('statistics.wrongShape') };

export const BalancesHidden: Story = {
  play: async ({ canvas: page }) => {
    await press(page, message('common.balances.hide'));
    await waitFor(() => expect(page.getAllByText('••••••').length).toBeGreaterThan(8));
    await press(page, message('common.balances.show'));
    await waitFor(() => expect(page.queryByText('••••••')).toBeNull());
  },
};

export const ZeroHidden: Story = {
  parameters: { mock: { merchant: 'fresh' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await press(page, message('assets.list.hideZero'), 'switch');
    await visible(page.findByText(message('assets.list.noMatchTitle')));
    await press(page, message('assets.list.showAll'));
    await visible(firstToken(canvasElement));
  },
};

export const NetworksOpened: Story = {
  play: async ({ canvas: page }) => {
    const opener = await page.findByRole('button', { name: message('assets.list.open', { token: 'ETH' }) });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await visible(page.findByRole('rowheader', { name: 'Base' }));
  },
};

export const BlockedActionReason: Story = {
  parameters: { mock: { merchant: 'locked' }, spec: ['§8 10024'] },
  play: async ({ canvas: page }) => {
    const action = await page.findByRole('button', {
      name: message('assets.block.name', { name: /.*USDT.*TRON.*/ }),
    });
    action.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(within(screen.getByRole('dialog')).getByText(message('assets.block.locked'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(action).toHaveFocus());
  },
};

export const MoreActions: Story = {
  play: async ({ canvas: page }) => {
    await press(page, message('assets.action.more', { token: 'USDT', chain: 'TRON' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(within(screen.getByRole('menu')).getAllByRole('menuitem')).toHaveLength(4);
  },
};

const openArrange = async (canvasElement: HTMLElement) => {
  const button = await within(canvasElement).findByRole('button', { name: exact('assets.arrange.open') });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return within(screen.getByRole('dialog'));
};

const firstToken = async (canvasElement: HTMLElement) => {
  const name = message('assets.list.table');
  const page = within(canvasElement);
  const list = page.queryByRole('table') ?? (await page.findByRole('list', { name }));
  return within(list).getAllByText(/^[A-Z]{3,5}$/)[0];
};

export const Arranged: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openArrange(canvasElement);
    await press(dialog, /Move USDC up|上移 USDC/);
    await press(dialog, message('assets.arrange.save'));
    await waitFor(async () => expect(await firstToken(canvasElement)).toHaveTextContent('USDC'));
    await visible(screen.findByText(message('assets.arrange.done')));
  },
};

export const ArrangeRefused = refused(
  'currencies.rearrange',
  errorCode.PARAMETER_ERROR,
  async ({ canvasElement }) => {
    const dialog = await openArrange(canvasElement);
    await press(dialog, /Move USDC up|上移 USDC/);
    await press(dialog, message('assets.arrange.save'));
  },
  { spec: ['§7 Currency calls'], refusalShown: 'toast' },
);

export const Statistics: Story = {
  parameters: { spec: ['§2 Asset ratio'] },
  play: async ({ canvas: page }) => {
    await page.findByText(exact('dashboard.assets.others'));
    await press(page, message('dashboard.assets.top10'), 'radio');
    await waitFor(() => expect(page.queryByText(exact('dashboard.assets.others'))).toBeNull());
  },
};
