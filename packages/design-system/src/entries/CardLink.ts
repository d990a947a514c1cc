export { CardLink } from '../components/CardLink/CardLink.tsx';
export type { CardLinkProps } from '../components/CardLink/CardLink.tsx';
