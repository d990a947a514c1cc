import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Sidebar: 'For desktop windows' },
  anatomy: {
    Item: ['An icon and a word. Use at most five items.'],
    'Current item': ['Emphasized with the accent color and a heavier font, and announced to screen readers.'],
    Action: ['An optional link in the middle, to the page of the most important action.'],
  },

  keys: [
    ['Tab', 'Moves through the links in reading order.'],
    ['Enter', 'Opens the page.'],
  ],
  content: [['Payments', 'My payments']],
  code: '<BottomBar label="Main" items={items} />',
};
