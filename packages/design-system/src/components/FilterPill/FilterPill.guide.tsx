import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import type { Guide } from '../guide.ts';
import { FilterPill } from './FilterPill.tsx';

export const guide: Guide = {
  instead: { TagGroup: 'For labels that can only be removed', Select: 'In a form' },
  anatomy: {
    Label: ['The name of the filter.', 'label, [data-pill] span'],
    Field: ['Opens the choices. Its value is hidden while the filter isn’t set.', 'button', 'children'],
    Remove: ['Shown while the filter is set.', 'button:last-child', 'labels'],
  },
  specimen: {
    render: () => (
      <FilterPill onRemove={() => undefined} labels={{ remove: 'Remove filter Status: Paid' }}>
        <Select label="Status" placeholder="All statuses" defaultValue="paid">
          <SelectItem id="paid">Paid</SelectItem>
        </Select>
      </FilterPill>
    ),
  },

  start: { from: 'button "Paid Status"' },
  keys: [
    ['Tab', 'Moves the focus to the field, then to the remove button.', 'button "Paid Status"'],
    [
      'Enter, Space',
      'Opens the choices or removes the filter. Then the field has the focus.',
      'option "Paid"',
    ],
  ],
  content: [['Status', 'Filter by status']],
  code: `<FilterPill onRemove={clear} labels={{ remove: 'Remove filter Status: Paid' }}><Select … /></FilterPill>`,
};
