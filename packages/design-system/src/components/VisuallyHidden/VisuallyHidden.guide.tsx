import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Text: 'If sighted users need it, too', Tooltip: 'For the name of an icon' },
  anatomy: { Text: ['Available to screen readers, but not rendered.'] },

  keys: [],
  content: [['Amount, in USDT', 'Instructions that only some users can read']],
  code: '<VisuallyHidden>Amount, in USDT</VisuallyHidden>',
};
