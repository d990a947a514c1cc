import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Link: 'For any other link' },
  anatomy: { Link: ['The first element of the page. Visible while it is focused.'] },

  keys: [
    ['Tab', 'Moves the focus to the link with the first press on a page.'],
    ['Enter', 'Moves the focus to the content.'],
  ],
  content: [['Skip to content', 'Jump']],
  code: '<SkipLink target="content">Skip to content</SkipLink>',
};
