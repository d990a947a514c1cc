import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../MarketScreen.stories.tsx';
import { MarketScreen } from '../MarketScreen.tsx';

export default {
  title: 'Screens/Market/Mobile market monitoring',
  component: MarketScreen,
  parameters: { ...onPhone, route: '/m/market', spec: ['§5 Followed tokens'] },
} satisfies Meta<typeof MarketScreen>;

export const Default: Story = {};

export const NoneFollowed: Story = { parameters: { mock: { scenario: ['market.none'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['market.failed500'] } } };

export const Loading: Story = { parameters: { mock: { scenario: ['market.loading'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['market.offline'] } } };

export const Partial: Story = {
  parameters: { mock: { scenario: ['market.partial'] }, route: '/m/market?search=BTC' },
};

export const Fifth = toPhone(Desktop.Fifth);
export const Searched = toPhone(Desktop.Searched);
export const NoMatch = toPhone(Desktop.NoMatch);
export const MovedByButton = toPhone(Desktop.MovedByButton);
export const SaveFailed = toPhone(Desktop.SaveFailed);
export const Stale = toPhone(Desktop.Stale);

export const FollowRefused = toPhone(Desktop.FollowRefused);
