import { guides } from '../components/guides.ts';

export { copyDeck } from './copyData.ts';
export { counterparts } from './counterpartData.ts';
export { canvasStories, reviewMap } from './reviewData.ts';

/** The parts of the guides that `scripts/testBehaviour.ts` tests. */
export const testedGuides = Object.entries(guides).map(([name, { start, keys, form }]) => ({
  name,
  start,
  keys,
  form,
}));
