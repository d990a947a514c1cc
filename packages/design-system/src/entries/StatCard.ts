export { StatCard } from '../components/StatCard/StatCard.tsx';
export type { StatCardProps } from '../components/StatCard/StatCard.tsx';
