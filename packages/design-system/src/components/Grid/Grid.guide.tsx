import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Inline: 'For elements that wrap like words', DataTable: 'For records with common columns' },
  anatomy: { Cell: ['All cells have the same width. There are fewer columns in narrow windows.'] },

  keys: [],
  content: [['Four cards with one number each', 'A label in one cell and its field in the next']],
  code: '<Grid columns={2}>…</Grid>',
};
