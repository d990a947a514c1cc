import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { ReceiptTextIcon, WalletIcon } from '#icons/icons.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';

const meta = {
  title: 'Components/Overlays/CommandPalette',
  id: 'components-commandpalette',
  component: CommandPalette,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/' },
  args: {
    title: 'Search',
    trigger: <Button variant="outline">Search</Button>,
    onOpenChange: fn(),
    placeholder: 'Number, address or page',
    value: '',
    onChange: fn(),
    onAction: fn(),
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
        items: [{ id: 'p1', label: 'Order 2026-0042', description: '25.5 USDT · TRON', end: 'Paid' }],
      },
    ],
  },
  render: (args) => <Found {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

function Found(props: CommandPaletteProps) {
  const [value, setValue] = useState(props.value);
  const [chosen, setChosen] = useState('none');
  const isMeant = (label: string) => label.toLowerCase().includes(value.toLowerCase());
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => isMeant(label)),
  }));
  return (
    <>
      <CommandPalette
        {...props}
        value={value}
        onChange={setValue}
        onAction={(id) => {
          setChosen(id);
          props.onAction(id);
        }}
        groups={groups}
      />
      <Text as="p">Chosen: {chosen}</Text>
    </>
  );
}

const field = () => screen.findByRole('searchbox');

export const Default: Story = {};

export const Open: Story = {
  args: { isOpen: true, trigger: undefined },
  play: async () => {
    await expect(await field()).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('3 results');
  },
};

export const NotFound: Story = {
  ...Open,
  play: async () => {
    await userEvent.type(await field(), 'zebra');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results'));
  },
};

export const Loading: Story = {
  args: { ...Open.args, groups: [], isLoading: true },
  play: async () => {
    await field();
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  },
};

export const Failed: Story = {
  args: {
    ...Open.args,
    footer: (
      <Banner tone="critical" role="alert">
        Payments couldn’t be searched.
      </Banner>
    ),
  },
};

export const WithPreview: Story = {
  args: { ...Open.args, preview: <Text>Opens the list of payments.</Text>, onFocusedChange: fn() },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'pay');
    await waitFor(() => expect(args.onFocusedChange).toHaveBeenCalledWith('/record'));
    await expect(screen.getByText('Opens the list of payments.')).toBeVisible();
  },
};
