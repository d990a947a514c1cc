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
  title: 'Components/Data/TagGroup',
  id: 'components-taggroup',
  component: TagGroup,
  tags: ['autodocs'],
  args: {
    label: 'Active filters',
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

export const Default: Story = {};

export const ReadOnly: Story = {
  render: ({ label, items }) => <TagGroup label={label} items={items} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
