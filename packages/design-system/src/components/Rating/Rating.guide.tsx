import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { RadioGroup: 'For a choice that isn’t a rating' },
  anatomy: { Star: ['A radio button. Its label states the number of stars.'] },

  start: { from: 'radio /^1 star/' },
  keys: [
    [
      'Tab',
      'Moves the focus to the selected star, or to the first one.',
      'radio /^3 star/ [checked]',
      { story: 'chosen' },
    ],
    ['Space', 'Selects the focused star.', 'radio /^1 star/ [checked]'],
    [
      '→, ←, ←',
      'Selects one star more or less, from end to end.',
      ['radio /^2 star/ [checked]', 'radio /^1 star/ [checked]', 'radio /^5 star/ [checked]'],
    ],
  ],
  content: [['4 stars', 'Good']],
  code: '<Rating label="Support" value={stars} onChange={setStars} />',
};
