export { HeroCard } from '../components/HeroCard/HeroCard.tsx';
export type { HeroCardProps } from '../components/HeroCard/HeroCard.tsx';
