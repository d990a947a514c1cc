import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Tag: 'If nothing can be removed', SegmentedControl: 'For selecting one of them' },
  anatomy: { Tag: ['A label with a button that removes it.'], Group: ['One tab stop.'] },

  start: { from: 'row /^Status/' },
  keys: [
    ['Tab', 'Moves the focus to the group.', 'row /^Status/'],
    ['→, End, Home', 'Moves between tags.', ['row /^Token/', 'row /^Application/', 'row /^Status/']],
    ['Delete, Backspace', 'Removes the tag and moves the focus to the next one.', 'row /^Token/'],
  ],
  content: [['Status: Paid', 'Filter 1']],
  code: '<TagGroup label="Filters" items={filters} onRemove={remove} />',
};
