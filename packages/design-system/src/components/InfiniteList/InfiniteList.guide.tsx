import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Pagination: 'If users look for a certain page', DataTable: 'For comparing columns' },
  anatomy: {
    Item: ['Only the visible items are rendered, but all are counted.'],
    End: ['Loads more items, or marks the end of the list.'],
  },

  start: { story: 'ten-thousand' },
  keys: [
    [
      'Tab',
      'Moves to the list, which arrow keys scroll, then to the controls in its items.',
      'region "Notifications"',
    ],
  ],
  content: [['No more notifications', 'End of list reached']],
  code: '<InfiniteList label="Notifications" items={items} itemKey={({ id }) => id} renderItem={render} height="480px" />',
};
