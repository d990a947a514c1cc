import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';

import { InboxIcon } from '#icons/icons.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Mono } from '../Mono/Mono.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Text } from '../Text/Text.tsx';
import { TruncatedId } from '../TruncatedId/TruncatedId.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn, DataTableProps } from './types.ts';

interface Payment {
  order: string;
  trade: string;
  app: string;
  amount: string;
  network: string;
  created: string;
  status: 'Paid' | 'Processing' | 'Expired';
}

const apps = ['Checkout · web', 'iOS shop', 'Invoice desk'];
const states: Array<Payment['status']> = ['Paid', 'Processing', 'Expired', 'Paid'];
const tones = { Paid: 'positive', Processing: 'info', Expired: 'neutral' } as const;

const rows: Payment[] = Array.from({ length: 20 }, (_, index) => ({
  order: `ORD-20261120-${4410 - index * 37}`,
  trade: `8412037720195442017720339033${String(1042 + index * 713).padStart(4, '0')}`,
  app: apps[index % apps.length] ?? '',
  amount: `${(1240 - index * 41).toLocaleString('en-US')}.000000 USDT`,
  network: index % 2 === 0 ? 'TRON' : 'Ethereum',
  created: `2026-11-20 10:${String(59 - index).padStart(2, '0')}:12`,
  status: states[index % states.length] ?? 'Paid',
}));

const columns: Array<DataTableColumn<Payment>> = [
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusTag tone={tones[row.status]}>{row.status}</StatusTag>,
    skeletonWidth: '64px',
  },
  {
    id: 'order',
    header: 'Merchant order',
    isRowHeader: true,
    cell: (row) => <Mono>{row.order}</Mono>,
    skeletonWidth: '130px',
  },
  {
    id: 'trade',
    header: 'Platform order',
    cell: (row) => (
      <Inline gap="xs" wrap={false}>
        <TruncatedId value={row.trade} />
        <CopyButton
          value={row.trade}
          label={`Copy ${row.trade}`}
          copiedLabel="Copied"
          failedLabel="Could not copy"
        />
      </Inline>
    ),
    skeletonWidth: '120px',
  },
  { id: 'app', header: 'Application', cell: (row) => row.app, skeletonWidth: '90px' },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (row) => (
      <Text size="small" weight="semibold">
        {row.amount}
      </Text>
    ),
    skeletonWidth: '120px',
  },
  { id: 'network', header: 'Network', cell: (row) => row.network, skeletonWidth: '60px' },
  {
    id: 'created',
    header: 'Created',
    cell: (row) => (
      <Text size="small" tone="muted">
        {row.created}
      </Text>
    ),
    skeletonWidth: '130px',
  },
];

const PaymentTable = (props: DataTableProps<Payment>) => <DataTable {...props} />;

const meta = {
  title: 'Components/Data/DataTable',
  id: 'components-datatable',
  component: PaymentTable,
  tags: ['autodocs'],
  args: {
    label: 'Payments',
    columns,
    rows: rows.slice(0, 8),
    rowKey: (row: Payment) => row.order,
    rowLabel: (row: Payment) => `Payment ${row.order}, ${row.amount}`,
    onRowAction: fn(),
  },
} satisfies Meta<typeof PaymentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('button', { name: 'Payment ORD-20261120-4410, 1,240.000000 USDT' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}j');
    await expect(canvas.getByRole('button', { name: /^Payment ORD-20261120-4336/ })).toHaveFocus();
    await userEvent.keyboard('k{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(rows[1]);
    await userEvent.keyboard('{End} ');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(rows[7]);
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();

    await userEvent.click(canvas.getByText('ORD-20261120-4373'));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(rows[1]);
    await expect(canvas.getByRole('button', { name: /^Payment ORD-20261120-4373/ })).toHaveFocus();
  },
};

export const ControlsInRows: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [copy] = canvas.getAllByRole('button', { name: /^Copy/ });
    if (!copy) throw new Error('no copy button in the rows');
    await userEvent.click(copy);
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
};

export const Paged: Story = {
  render: function Paged(args) {
    const [page, setPage] = useState(0);
    const [opened, setOpened] = useState('none');
    useEffect(() => {
      const turn = (event: KeyboardEvent) => {
        if (event.key === 'PageDown') setPage(1);
      };
      addEventListener('keydown', turn);
      return () => removeEventListener('keydown', turn);
    }, []);
    return (
      <>
        <PaymentTable
          {...args}
          rows={rows.slice(page * 5, page * 5 + 5)}
          onRowAction={(row) => setOpened(row.order)}
        />
        <Text as="p">Opened: {opened}</Text>
      </>
    );
  },
};

export const Selected: Story = {
  args: { selectedRowKey: 'ORD-20261120-4373' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('ORD-20261120-4373');
  },
};
export const Loading: Story = { args: { rows: [], isLoading: true, skeletonRows: 8 } };
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState icon={<InboxIcon />} title="No payments yet" /> },
};
export const HiddenColumns: Story = { args: { hiddenColumns: ['network', 'app'] } };
export const Compact: Story = {
  args: { density: 'compact', rows: rows.slice(0, 4), onRowAction: undefined },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <PaymentTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // The overflow is measured after the first paint.
    await expect(await canvas.findByRole('region', { name: 'Payments' })).toHaveAttribute('tabindex', '0');
  },
};
export const Parts: Story = {
  args: { rowLevel: (row) => (row.network === 'TRON' ? 1 : 2), onRowAction: undefined },
  play: async ({ canvas }) => {
    const groundOf = (name: RegExp) => getComputedStyle(canvas.getByRole('row', { name })).backgroundColor;
    await expect(groundOf(/ORD-20261120-4373/)).not.toBe(groundOf(/ORD-20261120-4410/));
  },
};
