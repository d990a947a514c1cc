import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { NotificationCard } from './NotificationCard.tsx';
import { readAll } from './notificationStory.ts';

const meta = {
  title: 'Screens/Notifications/Card',
  component: NotificationCard,
  args: { onExpense: fn() },
  parameters: { spec: ['§2 Notification card', '§9 Notification sizes'] },
} satisfies Meta<typeof NotificationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { parameters: mock('notifications.loading') };

export const Empty: Story = { parameters: mock('notifications.empty') };

export const Failed: Story = { parameters: mock('notifications.failed500') };

export const Offline: Story = { parameters: mock('notifications.offline') };

export const WrongShape: Story = { parameters: mock('notifications.wrongShape') };

export const LongText: Story = { parameters: mock('notifications.longText') };

export const AllRead: Story = { parameters: mock('notifications.allRead') };

export const TenThousand: Story = { parameters: mock('notifications.10000') };

export const ReadAll: Story = {
  parameters: { spec: ['§4 Notifications'] },
  play: ({ canvasElement }) => readAll(within(canvasElement)),
};
