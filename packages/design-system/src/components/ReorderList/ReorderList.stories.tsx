import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { ReorderList } from './ReorderList.tsx';
import type { ReorderListProps } from './ReorderList.tsx';

const meta = {
  title: 'Components/ReorderList',
  component: ReorderList,
  tags: ['autodocs'],
  args: {
    label: 'Tokens',
    items: ['USDT', 'USDC', 'BTC', 'ETH'].map((name) => ({ id: name, name, content: name })),
    onReorder: () => undefined,
    labels: {
      drag: (name) => `Drag ${name}`,
      up: (name) => `Move ${name} up`,
      down: (name) => `Move ${name} down`,
      moved: (name, index, count) => `${name} moved to position ${index} of ${count}`,
    },
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

/** The button that moved a row keeps the focus, and the new position is announced. */
export const ByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move BTC up' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('BTC moved to position 2 of 4');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move BTC up' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('BTC moved to position 1 of 4');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move BTC down' })).toHaveFocus());
  },
};

/** Enter on the handle lifts the row, the arrows choose a position, Enter drops it. */
export const ByTheHandle: Story = {
  play: async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: 'Drag USDT' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    // What is lifted gives the focus to the first position.
    await waitFor(() => expect(handle).not.toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^USDT moved to position \d of 4$/),
    );
  },
};
