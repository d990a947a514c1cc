import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPhone } from '#parts/phoneStory.ts';
import { ExpenseHistoryDialog } from './ExpenseHistoryDialog.tsx';

const meta = {
  title: 'Screens/Notifications/Gas expenditure history',
  component: ExpenseHistoryDialog,
  args: { onClose: fn() },
  parameters: { spec: ['§2 Gas expenditure history', '§7 Expend'], hasNoHeading: true },
} satisfies Meta<typeof ExpenseHistoryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (scenario: string) => ({ mock: { scenario: [scenario] } });

export const Default: Story = {};

export const SecondPage: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^(page 2|第 2 页)$/i }));
    await expect(await dialog.findByText(/11–20/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: mock('funds.loading') };

export const Empty: Story = { parameters: mock('funds.empty') };

export const Failed: Story = { parameters: mock('funds.failed500') };

export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, counterpart: 'screens-notifications-gas-expenditure-history--default' },
};
