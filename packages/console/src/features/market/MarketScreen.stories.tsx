import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { message } from '#parts/stories/storyText.ts';
import { press, seen, visible } from '#parts/stories/steps.ts';
import { MarketScreen } from './MarketScreen.tsx';

export default {
  title: 'Screens/Market/Market monitoring',
  component: MarketScreen,
  parameters: { route: '/market', spec: ['§2 Market monitoring', '§5 Followed tokens'] },
} satisfies Meta<typeof MarketScreen>;

export const Default: Story = {};

export const NoneFollowed: Story = { parameters: mock('market.none') };

export const Fifth: Story = {
  parameters: mock('market.full'),
  play: async ({ canvas: page }) => {
    const fifth = await page.findByRole('switch', { name: message('market.follow', { token: 'PUT' }) });
    await userEvent.click(fifth);
    await visible(page.findByRole('alert'));
    await press(page, message('market.remove', { token: 'ETH' }));
    await waitFor(() => expect(fifth).toBeChecked());
  },
};

export const Searched: Story = { parameters: { route: '/market?search=BTC' } };

export const NoMatch: Story = { parameters: { route: '/market?search=nothing' } };

export const MovedByButton: Story = {
  parameters: mock('market.full'),
  play: async ({ canvas: page }) => {
    await press(page, /Move ETH up|上移 ETH/);
    await waitFor(() => expect(page.getAllByRole('row')[0]).toHaveTextContent('ETH'));
  },
};

export const SaveFailed: Story = {
  parameters: { mock: { scenario: ['market.full', 'market.followFailed'] } },
  play: async ({ canvas: page }) => {
    await press(page, /Move ETH up|上移 ETH/);
    await seen(message('errors.10001'));
    await waitFor(() => expect(page.getAllByRole('row')[0]).toHaveTextContent('BTC'));
  },
};

export const Loading: Story = { parameters: mock('market.loading') };

export const Failed: Story = { parameters: mock('market.failed500') };

export const Stale: Story = {
  play: async ({ canvas: page, loaded }) => {
    const second = await page.findByRole('button', { name: /Move ETH up|上移 ETH/ });
    loaded.api.failNext('market.followList', 500);
    await userEvent.click(second);
    await visible(page.findByText(message('market.stale')));
    await expect(page.getAllByRole('row')[0]).toHaveTextContent('ETH');
  },
};

export const Offline: Story = { parameters: mock('market.offline') };

export const Partial: Story = { parameters: { ...mock('market.partial'), route: '/market?search=BTC' } };

export const FollowRefused = refused(
  'market.follow',
  errorCode.PARAMETER_ERROR,
  async ({ canvasElement }) => {
    await press(within(canvasElement), message('market.follow', { token: 'PUT' }), 'switch');
  },
  { refusalShown: 'toast' },
);
