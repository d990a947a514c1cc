import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { ProgressBar: 'For growing progress' },
  anatomy: {
    Ring: ['The remaining share of the time.'],
    Seconds: ['The remaining seconds in the middle, in digits of equal width.'],
  },

  keys: [],
  content: [['Price fixed for 15 seconds', 'Hurry up!']],
  code: '<CountdownRing value={12} maxValue={15} label="Price fixed" />',
};
