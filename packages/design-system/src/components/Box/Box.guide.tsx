import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Card: 'For content with a title or its own subject', Banner: 'For a problem' },
  anatomy: { Box: ['A background and padding, without a title or a shadow.'] },

  keys: [],
  content: [['A summary: amount, fee, net amount', 'A box within a box within a card']],
  code: '<Box background="sunken">You receive 128.50 USDT</Box>',
};
