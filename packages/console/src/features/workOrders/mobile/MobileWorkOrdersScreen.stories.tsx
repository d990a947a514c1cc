import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { openExport, removeChip } from '#parts/list/listStory.ts';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { message } from '#parts/stories/storyText.ts';
import * as Desktop from '../desktop/WorkOrdersScreen.stories.tsx';
import { MobileWorkOrdersScreen } from './MobileWorkOrdersScreen.tsx';

export default {
  title: 'Screens/Work orders/Mobile work orders',
  component: MobileWorkOrdersScreen,
  parameters: { ...onPhone, route: '/work-order', spec: ['§2 Work orders'] },
} satisfies Meta<typeof MobileWorkOrdersScreen>;

export const Default: Story = {};
export const FilterRemoved: Story = { parameters: { route: '/work-order?status=3' }, play: removeChip };
export const Export: Story = { play: openExport };
export const Loading: Story = { parameters: mock('workOrders.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const FilteredEmpty: Story = { parameters: { route: '/work-order?keyword=nothing' } };
export const Failed: Story = { parameters: mock('workOrders.failed500') };
export const Offline: Story = { parameters: mock('workOrders.offline') };
export const LongText: Story = { parameters: mock('workOrders.longText') };
export const New: Story = { parameters: { route: '/work-order?new=1' } };
export const Thread: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: message('shell.nav.workOrders') });
    const [card] = within(list).getAllByRole('button');
    if (card) await userEvent.click(card);
    await waitFor(() => expect(screen.getByText(message('workOrders.thread.never'))).toBeVisible());
  },
};

export const Filtered: Story = Desktop.Filtered;
export const ThreadCompleted: Story = Desktop.ThreadCompleted;
export const ThreadClosed: Story = Desktop.ThreadClosed;
export const ThreadNotFound: Story = Desktop.ThreadNotFound;
export const Prefilled: Story = Desktop.Prefilled;
export const EmptyForm: Story = Desktop.EmptyForm;
export const WrongTradeNumber: Story = Desktop.WrongTradeNumber;
export const UnknownTradeNumber: Story = Desktop.UnknownTradeNumber;
export const FoundPayment: Story = Desktop.FoundPayment;
export const SentAndAnswered: Story = Desktop.SentAndAnswered;
export const AttachmentOfOneThread: Story = Desktop.AttachmentOfOneThread;
export const CloseAndRate: Story = Desktop.CloseAndRate;
export const Partial: Story = Desktop.Partial;
export const LoginExpiredWithDraft: Story = Desktop.LoginExpiredWithDraft;

export const ReplyRefused = Desktop.ReplyRefused;
export const ReopenRefused = Desktop.ReopenRefused;
export const CloseRefused = Desktop.CloseRefused;
export const CreateRefused = Desktop.CreateRefused;
export const ThreadFailed = Desktop.ThreadFailed;
export const UploadRefused = Desktop.UploadRefused;
export const ViewRefused = Desktop.ViewRefused;
