import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Skeleton: 'For a loading page or card' },
  anatomy: { Ring: ['Rotates. With reduced motion, it fades.'] },

  keys: [],
  content: [['The `isPending` prop of a button', 'A spinner in the middle of a page']],
  code: '<Spinner />',
};
