import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/refusalStory.ts';
import { MarketScreen } from './MarketScreen.tsx';

const meta = {
  title: 'Screens/Market/Market monitoring',
  component: MarketScreen,
  parameters: { route: '/market', spec: ['§2 Market monitoring', '§5 Followed tokens'] },
} satisfies Meta<typeof MarketScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (scenario: string) => ({ mock: { scenario: [scenario] } });

export const Default: Story = {};

export const NoneFollowed: Story = { parameters: mock('market.none') };

export const Fifth: Story = {
  parameters: mock('market.full'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const fifth = await page.findByRole('switch', { name: /(follow|关注) PUT/i });
    await userEvent.click(fifth);
    await expect(await page.findByRole('alert')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /(unfollow|取消关注) ETH/i }));
    await waitFor(() => expect(fifth).toBeChecked());
  },
};

export const Searched: Story = { parameters: { route: '/market?search=BTC' } };

export const NoMatch: Story = { parameters: { route: '/market?search=nothing' } };

export const MovedByButton: Story = {
  parameters: mock('market.full'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /move ETH up|上移 ETH/i }));
    await waitFor(() => expect(page.getAllByRole('row')[0]).toHaveTextContent('ETH'));
  },
};

/** The order is taken back when it cannot be saved. */
export const SaveFailed: Story = {
  parameters: { mock: { scenario: ['market.full', 'market.followFailed'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /move ETH up|上移 ETH/i }));
    await waitFor(() => expect(page.getAllByRole('row')[0]).toHaveTextContent('BTC'));
  },
};

export const Loading: Story = { parameters: mock('market.loading') };

export const Failed: Story = { parameters: mock('market.failed500') };

/** Asking again failed: the last prices stay, grey and with their age. */
export const Stale: Story = {
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    const second = await page.findByRole('button', { name: /move ETH up|上移 ETH/i });
    loaded.api.failNext('market.followList', 500);
    // Whatever is saved, the prices are asked for again.
    await userEvent.click(second);
    await expect(await page.findByText(/could not refresh|刷新失败/i)).toBeVisible();
    await expect(page.getAllByRole('row')[0]).toHaveTextContent('ETH');
  },
};

export const Offline: Story = { parameters: mock('market.offline') };

/** The followed tokens are there; the search can't be read. */
export const Partial: Story = { parameters: { ...mock('market.partial'), route: '/market?search=BTC' } };

export const FollowRefused = refused(
  'market.follow',
  errorCode.PARAMETER_ERROR,
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('switch', { name: /(follow|关注) PUT/i }));
  },
  { refusalShown: 'toast' },
);
