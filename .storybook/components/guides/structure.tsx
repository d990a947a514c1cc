import type { Guide } from '../guide.ts';

const dataTableGuide: Guide = {
  whenNot: [
    { when: 'It holds facts about one thing', instead: 'DescriptionList' },
    { when: 'The window is a phone’s: show cards', instead: 'CardButton' },
    { when: 'Thousands of messages are scrolled', instead: 'InfiniteList' },
    { when: 'Rows are put in order', instead: 'ReorderList' },
  ],
  anatomy: [
    ['Header', 'A noun for each column, with its unit; it stays in sight.'],
    ['Row', 'One record; the row header names it for screen readers.'],
    ['Cell', 'Numbers at the end, in figures of equal width; states as tags.'],
    ['Skeleton', 'At the first load, in the shape of the rows.'],
    ['Line of progress', 'At the next load; the old rows stay.'],
    ['Empty state', 'What will appear here, and the first action.'],
    ['Footer', 'Pages.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the rows as one stop, then the controls in the row.'],
    ['↑, ↓', 'Moves between rows, where they open something.'],
    ['Home, End', 'The first and the last row.'],
    ['Enter, Space', 'Opens the row.'],
  ],
  content: [
    { good: 'Amount, USDT', bad: 'Amount (in USDT tokens)' },
    { good: 'No payments yet', bad: 'No data' },
  ],
  code: `import { DataTable, type DataTableColumn } from '@settlement/design-system/DataTable';

const columns: DataTableColumn<Payment>[] = [
  { id: 'order', header: 'Order', cell: ({ order }) => order, isRowHeader: true },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
];

<DataTable label="Payments" columns={columns} rows={payments} rowKey={({ id }) => id} onRowAction={open} />`,
};

const tabsGuide: Guide = {
  whenNot: [
    { when: 'They are steps, one after another', instead: 'ProgressSteps' },
    { when: 'They change how one thing is shown', instead: 'SegmentedControl' },
    { when: 'They lead to other pages', instead: 'Sidebar' },
  ],
  anatomy: [
    ['Tab', 'A noun or two; a badge after it counts.'],
    ['Line', 'Under the tab that is shown.'],
    ['Panel', 'What the tab shows; the others are not drawn.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the tab that is shown, then its panel.'],
    ['←, →', 'Shows the tab beside it, around the ends.'],
    ['Home, End', 'Shows the first and the last tab.'],
  ],
  content: [
    { good: 'Payments', bad: 'View your payments' },
    { good: 'Security', bad: 'SECURITY' },
  ],
  code: `import { Tabs } from '@settlement/design-system/Tabs';

<Tabs
  label="Account"
  items={[
    { id: 'basic', label: 'Basic', content: <Basic /> },
    { id: 'security', label: 'Security', content: <Security /> },
  ]}
/>`,
};

export const structureGuides = { DataTable: dataTableGuide, Tabs: tabsGuide } as const;
