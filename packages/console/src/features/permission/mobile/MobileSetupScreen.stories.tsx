import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../SetupScreen.stories.tsx';
import { SetupScreen } from '../SetupScreen.tsx';

export default {
  title: 'Screens/Permission/Mobile set-up',
  component: SetupScreen,
  parameters: {
    ...onPhone,
    route: '/m/initPage',
    mock: { merchant: 'fresh', scenario: ['user.authorised'] },
    spec: ['§2 Mobile routes'],
  },
} satisfies Meta<typeof SetupScreen>;

export const Default: Story = { parameters: { state: ['content', 'empty'] } };

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };

export const Skipped = toPhone(Desktop.Skipped);
export const ZoneSaved = toPhone(Desktop.ZoneSaved);
export const Partial = toPhone(Desktop.Partial);

export const Finished: Story = { parameters: { mock: { merchant: 'authorised', scenario: [] } } };

export const ZoneRefused = toPhone(Desktop.ZoneRefused);
