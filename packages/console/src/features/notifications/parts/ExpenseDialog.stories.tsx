import { notificationType } from '@settlement/api-mocks/contract/enumerations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { visible } from '#parts/stories/steps.ts';
import { message } from '#parts/stories/storyText.ts';
import { ExpenseDialog } from './ExpenseDialog.tsx';

const meta = {
  title: 'Screens/Notifications/Expense detail',
  component: ExpenseDialog,
  args: {
    item: {
      id: '70064',
      title: 'Fund aggregation',
      content: '',
      status: 1,
      types: notificationType.fundAggregation,
      created_time: 1_795_032_527,
      amount: '1.864334',
      currency: { token: 'USDT', chain: 'TRON', logo: '' },
    },
    onClose: fn(),
    onHistory: fn(),
  },
  parameters: { spec: ['§2 Expense detail'] },
} satisfies Meta<typeof ExpenseDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: () => visible(screen.findByText(message('funds.column.txid'))),
};

export const Loading: Story = { parameters: mock('funds.loading') };

export const Failed: Story = { parameters: mock('funds.failed') };

export const NotFound: Story = { parameters: mock('funds.empty') };
