import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Inline: 'For elements next to one another', Grid: 'For columns of equal width' },
  anatomy: { Gap: ['One step of `space` between all elements. Closer elements have their own stack.'] },

  keys: [],
  content: [['A heading, a sentence and a button', 'Margins on the elements']],
  code: '<Stack gap="l">…</Stack>',
};
