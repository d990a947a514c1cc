import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Form: 'For the common validation of a form’s fields' },
  anatomy: {
    Locale: ['The language and writing direction of the content.'],
    Container: ['The landmark in which menus, dialogs and toasts are rendered.'],
  },

  keys: [],
  content: [['Menus and dialogs', 'portal-root']],
  code: '<Provider locale="en-US">…</Provider>',
};
