import { pickerStates } from './pickerStates.ts';
import { type ReviewMap, buildReviewMap } from './reviewMap.ts';

export const reviewMap: ReviewMap = buildReviewMap();

export const canvasStories: readonly string[] = reviewMap.states.flatMap(({ name, story }) =>
  story !== undefined && pickerStates.some((state) => state === name) ? [story] : [],
);
