export { Link } from '../components/Link/Link.tsx';
export type { LinkBehaviour, LinkProps } from '../components/Link/Link.tsx';
