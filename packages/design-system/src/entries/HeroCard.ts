export { HeroCard } from '../components/HeroCard/HeroCard.tsx';
export type { HeroCardProps } from '../components/HeroCard/HeroCard.tsx';
export { HeroAction } from '../components/HeroCard/HeroAction.tsx';
export type { HeroActionProps } from '../components/HeroCard/HeroAction.tsx';
