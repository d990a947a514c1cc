export { Tag } from '../components/Tag/Tag.tsx';
export type { TagProps } from '../components/Tag/Tag.tsx';
