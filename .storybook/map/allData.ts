export { copyDeck } from './copyData.ts';
export { counterparts } from './counterpartData.ts';
export { reviewMap } from './reviewData.ts';
