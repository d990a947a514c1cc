import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { FilterPillProps } from './FilterPill.tsx';

interface StoryArgs extends FilterPillProps {
  initial: string;
}

function StatusPill({ initial, onRemove, ...args }: StoryArgs) {
  const [status, setStatus] = useState(initial);
  const isSet = status !== 'all';
  return (
    <FilterPill
      {...args}
      isEmpty={!isSet}
      onRemove={
        isSet
          ? () => {
              setStatus('all');
              onRemove?.();
            }
          : undefined
      }
    >
      <Select label="Status" placeholder="All statuses" value={status} onChange={setStatus}>
        <SelectItem id="all">All statuses</SelectItem>
        <SelectItem id="paid">Paid</SelectItem>
        <SelectItem id="expired">Expired</SelectItem>
      </Select>
    </FilterPill>
  );
}

const meta = {
  title: 'Components/Actions/FilterPill',
  id: 'components-filterpill',
  component: FilterPill,
  tags: ['autodocs'],
  args: {
    labels: { remove: 'Remove filter Status: Paid' },
    onRemove: fn(),
    initial: 'paid',
    children: undefined,
  },
  render: (args) => <StatusPill {...args} />,
} satisfies Meta<StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { initial: 'all' } };

export const Removed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels?.remove ?? '' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'All statuses Status' })).toHaveFocus();
  },
};

export const Fixed: Story = {
  render: () => (
    <FilterPill>
      <Select label="Period" placeholder="Period" defaultValue="24h">
        <SelectItem id="24h">Last 24 hours</SelectItem>
        <SelectItem id="7d">Last 7 days</SelectItem>
      </Select>
    </FilterPill>
  ),
};

export const WithButton: Story = {
  render: ({ onRemove }) => (
    <FilterPill onRemove={onRemove} labels={{ remove: 'Remove filter Min. value: 60' }}>
      <Button variant="ghost" tone="accent" size="small">
        Min. value 60
      </Button>
    </FilterPill>
  ),
};
