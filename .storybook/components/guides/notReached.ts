import type { Guide } from '../guide.ts';

/** The keyboard table of what is only looked at. */
export const notReached: Guide['keyboard'] = [['None', 'Nothing in it takes the focus.']];
