export { Card } from '../components/Card/Card.tsx';
export type { CardProps } from '../components/Card/Card.tsx';
