export { FilterPill } from '../components/FilterPill/FilterPill.tsx';
export type { FilterPillProps } from '../components/FilterPill/FilterPill.tsx';
