import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { TagGroup } from './TagGroup.tsx';
import type { TagGroupProps } from './TagGroup.tsx';

function Stateful({ items: initial, onRemove, ...args }: TagGroupProps) {
  const [items, setItems] = useState(initial);
  return (
    <TagGroup
      {...args}
      items={items}
      onRemove={(id) => {
        setItems(items.filter((item) => item.id !== id));
        onRemove?.(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/TagGroup',
  component: TagGroup,
  tags: ['autodocs'],
  args: {
    label: 'Active filters',
    removeLabel: 'Remove filter',
    onRemove: fn(),
    items: [
      { id: 'status', label: 'Status: Paid' },
      { id: 'token', label: 'Token: USDT' },
      { id: 'app', label: 'Application: iOS shop' },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop of the Tab key; arrows walk, Delete removes, and the focus stays in the group. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Status: Paid' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('token');
    await expect(canvas.queryByRole('row', { name: 'Token: USDT' })).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Application: iOS shop' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status: Paid' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('status');
  },
};

/** Without a way to take them away. */
export const ReadOnly: Story = {
  render: ({ label, items }) => <TagGroup label={label} items={items} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
