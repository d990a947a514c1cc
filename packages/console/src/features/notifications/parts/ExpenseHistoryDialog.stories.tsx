import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { press, visible } from '#parts/stories/steps.ts';
import { ExpenseHistoryDialog } from './ExpenseHistoryDialog.tsx';

const meta = {
  title: 'Screens/Notifications/Gas expenditure history',
  component: ExpenseHistoryDialog,
  args: { onClose: fn() },
  parameters: { spec: ['§2 Gas expenditure history', '§7 Expend'] },
} satisfies Meta<typeof ExpenseHistoryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SecondPage: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, /^(?:Page 2|第 2 页)$/);
    await visible(dialog.findByText(/11–20/));
  },
};

export const Loading: Story = { parameters: mock('funds.loading') };

export const Empty: Story = { parameters: mock('funds.empty') };

export const Failed: Story = { parameters: mock('funds.failed500') };

export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, counterpart: 'screens-notifications-gas-expenditure-history--default' },
};
