import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { DataTable: 'For rows sorted by a column', MultiSelect: 'For several items in any order' },
  anatomy: {
    Handle: ['Drags the item.'],
    'Up and down': ['Move the item by one position, without dragging (WCAG 2.5.7).'],
  },

  start: { from: 'button "Drag USDT"' },
  keys: [
    ['Enter', 'Picks the item up at its handle, and drops it.'],
    ['↑, ↓', 'Moves the picked item.'],
    ['Escape', 'Returns the item to its original position.', 'button "Drag USDT"', { after: 'Enter, ↓, ↓' }],
  ],
  content: [['Move TRON up', 'Up']],
  code: '<ReorderList label="Networks" items={items} onReorder={save} labels={labels} />',
};
