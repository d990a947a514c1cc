export { Badge } from '../components/Badge/Badge.tsx';
export type { BadgeProps } from '../components/Badge/Badge.tsx';
