import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, within } from 'storybook/test';
import { onPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../parts/NotificationCard.stories.tsx';
import { readAll } from '../parts/notificationStory.ts';
import { NotificationSheet } from './NotificationSheet.tsx';

const meta = {
  title: 'Screens/Notifications/Mobile card',
  component: NotificationSheet,
  args: { isOpen: true, onOpenChange: fn(), onExpense: fn() },
  parameters: { ...onPhone, spec: ['§2 Notification card'] },
} satisfies Meta<typeof NotificationSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: Desktop.Loading.parameters };
export const Empty: Story = { parameters: Desktop.Empty.parameters };
export const Failed: Story = { parameters: Desktop.Failed.parameters };
export const Offline: Story = { parameters: Desktop.Offline.parameters };
export const WrongShape: Story = { parameters: Desktop.WrongShape.parameters };
export const LongText: Story = { parameters: Desktop.LongText.parameters };
export const AllRead: Story = { parameters: Desktop.AllRead.parameters };
export const TenThousand: Story = { parameters: Desktop.TenThousand.parameters };

export const ReadAll: Story = {
  parameters: { spec: ['§4 Notifications'] },
  play: async () => {
    await readAll(within(await screen.findByRole('dialog')));
  },
};
