import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ArrowUpFromLineIcon, ReceiptTextIcon, TrendingUpIcon, WalletIcon } from '#icons/icons.ts';
import { Grid } from '../Grid/Grid.tsx';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Components/Data/StatCard',
  id: 'components-statcard',
  component: StatCard,
  tags: ['autodocs'],
  args: {
    label: 'Cumulative income',
    value: '842,190.330000',
    description: 'USDT · includes amounts on hold',
    icon: <TrendingUpIcon />,
  },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = {
  render: (args) => (
    <Grid minColumn="160px">
      <StatCard {...args} />
      <StatCard label="Total orders" value="12,406" description="10,982 paid" icon={<ReceiptTextIcon />} />
      <StatCard
        label="Available to withdraw"
        value="96,118.020000"
        description="USDT"
        icon={<WalletIcon />}
      />
      <StatCard
        label="Cumulative withdrawals"
        value="713,787.810000"
        description="USDT"
        icon={<ArrowUpFromLineIcon />}
      />
    </Grid>
  ),
};
export const Loading: Story = { args: { isLoading: true } };
export const Hidden: Story = {
  args: { isHidden: true, labels: { hidden: 'Hidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('842,190.330000')).toBeNull();
    await expect(canvas.getByText('Hidden')).toBeInTheDocument();
  },
};
export const LongNumber: Story = { args: { value: '123,456,789,012,345.123456' } };
