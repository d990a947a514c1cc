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
import { SearchField } from '../SearchField/SearchField.tsx';
import { DataTable } from './DataTable.tsx';
import { type RowSelection, useRowSelection } from './RowCheckbox.tsx';
import type { DataTableColumn, DataTableProps, TableSort } from './types.ts';
import { type ColumnWidths, useColumnWidths } from './useColumnWidths.tsx';
import { useExpandedRows } from './useExpandedRows.tsx';
import { VirtualTable } from './VirtualTable.tsx';

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
      <Inline gap="xs" canWrap={false}>
        <TruncatedId value={row.trade} />
        <CopyButton value={row.trade} label={`Copy ${row.trade}`} labels={{ failed: 'Could not copy' }} />
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
  args: { currentRowKey: 'ORD-20261120-4373' },
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
    // The overflow is measured after the table is rendered.
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

const ordersOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
const sortable = columns.map((column) => ({ ...column, isSortable: column.id === 'order' }));

export const Sorted: Story = {
  render: function Sorted(args) {
    const [sort, setSort] = useState<TableSort>({ column: 'order', direction: 'descending' });
    const sorted = args.rows.toSorted((one, other) => one.order.localeCompare(other.order));
    return (
      <PaymentTable
        {...args}
        columns={sortable}
        rows={sort.direction === 'ascending' ? sorted : sorted.toReversed()}
        sort={sort}
        onSortChange={setSort}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Merchant order' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    const before = ordersOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Merchant order' }));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(ordersOf(canvas)).toEqual(before.toReversed());
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).not.toHaveAttribute('aria-sort');
  },
};

function SelectableTable({ mode, ...args }: DataTableProps<Payment> & Pick<RowSelection<Payment>, 'mode'>) {
  const [value, setValue] = useState<readonly string[]>([]);
  const selection = useRowSelection({
    rows: args.rows,
    rowKey: args.rowKey,
    rowName: nameOf,
    value,
    onChange: setValue,
    canSelect: isOpen,
    ...(mode && { mode }),
  });
  return (
    <>
      <PaymentTable {...args} columns={[selection, ...columns]} />
      <Text as="p">Selected: {value.join(', ')}</Text>
    </>
  );
}

const nameOf = ({ order }: Payment) => `payment ${order}`;
const isOpen = ({ status }: Payment) => status !== 'Expired';

export const SeveralSelected: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all 6 rows' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select payment ORD-20261120-4410' }));
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByText('Selected: ORD-20261120-4410')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(7);
    await userEvent.click(all);
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
};

export const OneSelected: Story = {
  render: (args) => <SelectableTable {...args} mode="single" />,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('checkbox');
    if (!first || !second) throw new Error('no checkboxes in the rows');
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

export const Expanded: Story = {
  args: { rowDetails: ({ trade }) => <Text as="p">Platform order {trade}</Text> },
  render: function Expanded(args) {
    const [value, setValue] = useState<readonly string[]>(['ORD-20261120-4373']);
    const expansion = useExpandedRows({ rowKey: args.rowKey, rowName: nameOf, value, onChange: setValue });
    return <PaymentTable {...args} columns={[expansion, ...columns]} expandedRowKeys={value} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Details of payment ORD-20261120-4373' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Platform order 84120377201954420177203390331755')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.queryByText(/^Platform order 8/)).not.toBeInTheDocument();
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
};

export const ResizedColumns: Story = {
  args: { layout: 'fixed' },
  render: function ResizedColumns(args) {
    const [value, setValue] = useState<ColumnWidths>({ order: 180 });
    const sized = useColumnWidths({ columns, value, onChange: setValue });
    return <PaymentTable {...args} columns={sized} />;
  },
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('slider', { name: 'Width of Merchant order' });
    const header = canvas.getByRole('columnheader', { name: /^Merchant order/ });
    const before = header.getBoundingClientRect().width;
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(header.getBoundingClientRect().width).toBeCloseTo(before + 16, 0);
    await expect(handle).toHaveValue(String(Math.round(before) + 16));
  },
};

const thousand: readonly Payment[] = Array.from({ length: 1000 }, (_, index) => ({
  order: `ORD-${String(index).padStart(4, '0')}`,
  trade: `8412037720195442017720339033${String(index).padStart(4, '0')}`,
  app: apps[index % apps.length] ?? '',
  amount: `${index}.000000 USDT`,
  network: index % 2 === 0 ? 'TRON' : 'Ethereum',
  created: '2026-11-20 10:00:00',
  status: 'Paid',
}));

/** The maximum number of DOM elements in a table with 1,000 rows. */
const MOST_ELEMENTS = 1500;

export const ThousandRows: Story = {
  args: { rows: thousand, columns: columns.filter(({ id }) => id !== 'trade'), density: 'compact' },
  render: function ThousandRows(args) {
    const [query, setQuery] = useState('');
    return (
      <>
        <SearchField label="Search payments" value={query} onChange={setQuery} />
        <VirtualTable
          {...args}
          rows={args.rows.filter(({ order }) => order.includes(query))}
          height="1000px"
        />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    // The visible part has 24 rows of 40 px. They are rendered after the table has measured its height.
    await expect(await canvas.findByText('ORD-0023')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(MOST_ELEMENTS);
    canvas.getByRole('button', { name: 'Payment ORD-0000, 0.000000 USDT' }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^Payment ORD-0999/ })).toHaveFocus();
    await expect(await canvas.findByText('ORD-0990')).toBeVisible();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('button', { name: /^Payment ORD-0998/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /^Payment ORD-0000/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), '0500');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('ORD-0500');
  },
};
