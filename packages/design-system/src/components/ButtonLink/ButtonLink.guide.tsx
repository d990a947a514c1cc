import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Button: 'For an action on this page', Link: 'For a link in a sentence' },
  anatomy: { Label: ['The destination, or the task that starts there.'] },

  keys: [
    ['Tab', 'Moves the focus to the link.', 'link'],
    ['Enter', 'Opens the page.'],
  ],
  content: [['Open security center', 'Click here']],
  code: '<ButtonLink href="/property/withdraw">Withdraw</ButtonLink>',
};
