import { ReceiptTextIcon } from '#icons/icons.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: {
    ComboBox: 'For a value in a form',
    SearchField: 'For filtering the displayed content',
    Menu: 'For the commands of one object',
  },
  anatomy: {
    Title: ['Names the dialog, the field and the results.', '[slot="title"]', 'title'],
    Field: ['Keeps the focus.', 'input', 'value'],
    Groups: ['Pages, records and commands, each below a heading.', '[role="group"]', 'groups'],
    Status: ['The number of results, for screen readers.', '[role="status"]', 'labels'],
  },
  specimen: {
    render: () => (
      <CommandPalette
        isOpen
        title="Search"
        placeholder="Number, address or page"
        value=""
        onChange={() => undefined}
        onAction={() => undefined}
        groups={[
          {
            id: 'pages',
            title: 'Pages',
            items: [{ id: '/record', label: 'Payments', icon: <ReceiptTextIcon size={18} /> }],
          },
        ]}
      />
    ),
    window: { width: 680, height: 420 },
  },

  start: { from: 'button "Search"' },
  keys: [
    ['Enter, Space', 'Opens the palette and moves the focus to its field.', 'searchbox "Search"'],
    [
      '↓, ↓, ↓, ↑',
      'Moves through the results while the focus stays in the field.',
      ['option /Payments/', 'option /Assets/', 'option /Order 2026-0042/', 'option /Assets/'],
      { after: 'Enter' },
    ],
    ['Enter', 'Opens the result and closes the palette.'],
    [
      'Escape',
      'Clears the field. Closes the palette if the field is empty.',
      'button "Search"',
      { after: 'Enter' },
    ],
  ],
  content: [['Nothing matches “841217”', 'No results']],
  code: `<CommandPalette
  title="Search"
  trigger={<Button variant="outline">Search</Button>}
  value={text}
  onChange={setText}
  groups={groups}
  onAction={open}
/>`,
};
