export { Rating } from '../components/Rating/Rating.tsx';
export type { RatingProps } from '../components/Rating/Rating.tsx';
