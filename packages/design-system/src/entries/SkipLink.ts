export { SkipLink } from '../components/SkipLink/SkipLink.tsx';
export type { SkipLinkProps } from '../components/SkipLink/SkipLink.tsx';
