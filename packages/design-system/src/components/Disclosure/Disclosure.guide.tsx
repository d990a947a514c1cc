import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Text: 'For content that everyone must read',
    Tabs: 'For parts of a page that replace each other',
  },
  anatomy: {
    Trigger: ['The label of the content. An arrow shows if it is open.'],
    Panel: ['The content below the trigger. It moves the following content down.'],
  },

  start: { from: 'button "Response body"' },
  keys: [
    ['Tab', 'Moves the focus to the trigger.', 'button "Response body"'],
    [
      'Enter, Enter, Space, Space',
      'Opens and closes the panel.',
      [
        'button "Response body" [expanded]',
        'button "Response body" [expanded=false]',
        'button "Response body" [expanded]',
        'button "Response body" [expanded=false]',
      ],
    ],
  ],
  content: [['Fee details', 'More']],
  code: '<Disclosure title="Fee details">…</Disclosure>',
};
