import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { ReorderList } from './ReorderList.tsx';
import type { ReorderListProps } from './ReorderList.tsx';

const meta = {
  title: 'Components/Forms/ReorderList',
  id: 'components-reorderlist',
  component: ReorderList,
  tags: ['autodocs'],
  args: {
    label: 'Tokens',
    items: ['USDT', 'USDC', 'BTC', 'ETH'].map((name) => ({ id: name, label: name, content: name })),
    onReorder: () => undefined,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ReorderList>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: ReorderListProps) {
  const [items, setItems] = useState(props.items);
  return (
    <ReorderList
      {...props}
      items={items}
      onReorder={(ids) => setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []))}
    />
  );
}

export const Default: Story = {};
