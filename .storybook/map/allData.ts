export { copyDeck } from './copyData.ts';
export { counterparts } from './counterpartData.ts';
export { canvasStories, reviewMap } from './reviewData.ts';
