export { TagGroup } from '../components/TagGroup/TagGroup.tsx';
export type { TagGroupItem, TagGroupProps } from '../components/TagGroup/TagGroup.tsx';
