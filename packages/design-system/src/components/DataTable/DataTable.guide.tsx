import { InboxIcon } from '#icons/icons.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as table from './DataTable.css.ts';
import { DataTable } from './DataTable.tsx';
import { type DataTableColumn } from './types.ts';
import { byClass, type Guide } from '../guide.ts';

const rows = [{ order: '841217', amount: '128.50' }];

interface Payment {
  readonly order: string;
  readonly amount: string;
}

const columns: readonly DataTableColumn<Payment>[] = [
  { id: 'order', header: 'Order', cell: ({ order }) => order, isRowHeader: true },
  { id: 'amount', header: 'Amount, USDT', cell: ({ amount }) => amount, align: 'end' },
];

const payments = { label: 'Payments', columns, rowKey: ({ order }: Payment) => order } as const;

export const guide: Guide = {
  instead: {
    DescriptionList: 'For facts about one record',
    CardButton: 'For phones, as a list of cards',
    InfiniteList:
      'For thousands of messages to scroll through. `VirtualTable` of the same entry is for thousands of records.',
    ReorderList: 'For rows that users sort',
  },
  anatomy: {
    Header: ['A noun for each column, with its unit. It stays visible.', 'thead', 'columns'],
    Row: ['One record. Its row header names it for screen readers.', 'tbody tr', 'rows'],
    Cell: [
      'Numbers are aligned at the end, in digits of equal width. States are tags.',
      'tbody td',
      'columns',
    ],
    Skeleton: ['Rows with the final shape, during the first load.', 'tbody[aria-hidden]', 'isLoading'],
    'Progress line': [
      'Shown during later loads above the old rows.',
      byClass(table.progress),
      'isRefreshing',
    ],
    'Empty state': ['The future content, and the first action.', `${byClass(table.emptyCell)} > *`, 'empty'],
    Footer: ['The page numbers.', byClass(table.foot), 'footer'],
  },
  specimen: {
    render: () => (
      <Stack gap="l">
        <DataTable {...payments} rows={rows} isRefreshing footer="1 of 1,290 payments" />
        <DataTable {...payments} rows={[]} isLoading skeletonRows={1} />
        <DataTable
          {...payments}
          rows={[]}
          empty={<EmptyState icon={<InboxIcon />} title="No payments yet" />}
        />
      </Stack>
    ),
  },

  start: { from: 'button /^Payment ORD-20261120-4410/' },
  keys: [
    [
      'Tab',
      'Moves to the rows as one tab stop, then to the controls in the row.',
      'button /^Payment ORD-20261120-4410/',
    ],
    [
      '↓, j, k, ↑, ↑',
      'Moves between rows that can be opened.',
      [
        'button /^Payment ORD-20261120-4373/',
        'button /^Payment ORD-20261120-4336/',
        'button /^Payment ORD-20261120-4373/',
        'button /^Payment ORD-20261120-4410/',
        'button /^Payment ORD-20261120-4410/',
      ],
    ],
    [
      'End, ↓, Home',
      'Moves to the last and the first row.',
      [
        'button /^Payment ORD-20261120-4151/',
        'button /^Payment ORD-20261120-4151/',
        'button /^Payment ORD-20261120-4410/',
      ],
    ],
    ['Enter, Space', 'Opens the row.'],
  ],
  content: [
    ['Amount, USDT', 'Amount (in USDT tokens)'],
    ['No payments yet', 'No data'],
  ],
  code: `import { DataTable, type DataTableColumn } from '@settlement/design-system/DataTable';

const columns: DataTableColumn<Payment>[] = [
  { id: 'order', header: 'Order', cell: ({ order }) => order, isRowHeader: true },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
];

<DataTable label="Payments" columns={columns} rows={payments} rowKey={({ id }) => id} onRowAction={open} />`,
};
