import { type ReviewMap, buildReviewMap } from './reviewMap.ts';

export const reviewMap: ReviewMap = buildReviewMap();
