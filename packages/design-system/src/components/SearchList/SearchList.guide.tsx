import { ReceiptTextIcon } from '#icons/icons.ts';
import { SearchList } from './SearchList.tsx';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { ComboBox: 'For a value in a form', SearchField: 'For filtering the displayed content' },
  anatomy: {
    Field: ['Keeps the focus.', 'input', 'value'],
    Groups: ['Pages, records and commands, each below a heading.', '[role="group"]', 'groups'],
    Status: ['The number of results, for screen readers.', '[role="status"]', 'status'],
  },
  specimen: {
    render: () => (
      <SearchList
        label="Search"
        placeholder="Number, address or page"
        value="pay"
        onChange={() => undefined}
        onChoose={() => undefined}
        emptyLabel="Nothing was found."
        status="1 result"
        groups={[
          {
            id: 'pages',
            title: 'Pages',
            items: [{ id: '/record', label: 'Payments', icon: <ReceiptTextIcon size={18} /> }],
          },
        ]}
      />
    ),
    window: { width: 420, height: 220 },
  },

  start: { from: 'searchbox' },
  keys: [
    [
      '↓, ↓, ↓, ↑',
      'Moves through the results while the focus stays in the field.',
      ['option /Payments/', 'option /Assets/', 'option /Order 2026-0042/', 'option /Assets/'],
    ],
    ['Enter', 'Opens the result.'],
    ['Escape', 'Clears the field.'],
  ],
  content: [['Nothing matches “841217”', 'No results']],
  code: '<SearchList label="Search" groups={groups} value={text} onChange={setText} onChoose={open} … />',
};
