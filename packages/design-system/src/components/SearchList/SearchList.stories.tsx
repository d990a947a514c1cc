import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ReceiptTextIcon, WalletIcon } from '#icons/icons.ts';
import { Text } from '../Text/Text.tsx';
import { SearchList } from './SearchList.tsx';
import type { SearchListProps } from './SearchList.tsx';

const meta = {
  title: 'Components/Forms/SearchList',
  id: 'components-searchlist',
  component: SearchList,
  tags: ['autodocs'],
  args: {
    label: 'Search',
    placeholder: 'Number, address or page',
    value: '',
    onChange: fn(),
    onChoose: fn(),
    emptyLabel: 'Nothing was found.',
    status: '',
    groups: [
      {
        id: 'pages',
        title: 'Pages',
        items: [
          { id: '/record', label: 'Payments', icon: <ReceiptTextIcon size={18} /> },
          { id: '/property', label: 'Assets', icon: <WalletIcon size={18} /> },
        ],
      },
      {
        id: 'payments',
        title: 'Payments',
        items: [{ id: 'p1', label: 'Order 2026-0042', detail: '25.5 USDT · TRON', end: 'Paid' }],
      },
    ],
  },
  render: (args) => <Found {...args} />,
} satisfies Meta<typeof SearchList>;

export default meta;
type Story = StoryObj<typeof meta>;

function Found(props: SearchListProps) {
  const [value, setValue] = useState(props.value);
  const [chosen, setChosen] = useState('none');
  const isMeant = (label: string) => label.toLowerCase().includes(value.toLowerCase());
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => isMeant(label)),
  }));
  return (
    <>
      <SearchList
        {...props}
        value={value}
        onChange={setValue}
        onChoose={(id) => {
          setChosen(id);
          props.onChoose(id);
        }}
        groups={groups}
      />
      <Text as="p">Chosen: {chosen}</Text>
    </>
  );
}

export const Default: Story = {};

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra');
    await expect(canvas.getByText('Nothing was found.')).toBeVisible();
  },
};

export const WithPreview: Story = {
  args: { preview: <Text>Opens the list of payments.</Text>, onFocusedChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pay');
    await waitFor(() => expect(args.onFocusedChange).toHaveBeenCalledWith('/record'));
    await expect(canvas.getByText('Opens the list of payments.')).toBeVisible();
  },
};
