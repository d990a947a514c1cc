import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Grid: 'For columns of equal width', Stack: 'For elements below one another' },
  anatomy: { Gap: ['One step of `space`. Elements that don’t fit wrap to the next line.'] },

  keys: [],
  content: [['Two buttons, the main one first', 'Six buttons; use a Menu']],
  code: '<Inline gap="m">…</Inline>',
};
