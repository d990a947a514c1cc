export { ButtonLink } from '../components/ButtonLink/ButtonLink.tsx';
export type { ButtonLinkProps } from '../components/ButtonLink/ButtonLink.tsx';
