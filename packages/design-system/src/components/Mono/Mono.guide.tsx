import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Text: 'For a number', TruncatedId: 'If there is not enough space for the whole text' },
  anatomy: { Text: ['The whole text, in a font that distinguishes 0 and O. It can break anywhere.'] },

  keys: [],
  content: [['TC2e2YJ9…, in groups of four', 'An amount in a monospaced font']],
  code: '<Mono>{address}</Mono>',
};
