import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Mono: 'If the whole text must be compared', CopyButton: 'If it only has to be copied' },
  anatomy: {
    Ends: ['The first and the last six characters.'],
    Whole: ['Available on hover and to screen readers.'],
  },

  keys: [],
  content: [['841217…456905', '841217…']],
  code: '<TruncatedId value={order} />',
};
