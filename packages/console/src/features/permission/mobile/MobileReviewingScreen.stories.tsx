import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../ReviewingScreen.stories.tsx';
import { ReviewingScreen } from '../ReviewingScreen.tsx';

export default {
  title: 'Screens/Permission/Mobile review',
  component: ReviewingScreen,
  parameters: {
    ...onPhone,
    route: '/m/reviewing',
    mock: { merchant: 'reviewing' },
    spec: ['§2 Mobile routes'],
  },
} satisfies Meta<typeof ReviewingScreen>;

export const Default: Story = {};

export const FailedAudit: Story = {
  parameters: { route: '/m/reviewing?step=business', mock: { merchant: 'rejected' } },
};

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };

export const Abnormal = toPhone(Desktop.Abnormal);
export const Opened = toPhone(Desktop.Opened);
export const Canceling = toPhone(Desktop.Canceling);
export const Canceled = toPhone(Desktop.Canceled);

export const CancelRefused = toPhone(Desktop.CancelRefused);
