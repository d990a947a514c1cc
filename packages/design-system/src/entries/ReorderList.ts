export { ReorderList } from '../components/ReorderList/ReorderList.tsx';
export type { ReorderItem, ReorderListProps } from '../components/ReorderList/ReorderList.tsx';
export type { ReorderListLabels } from '../components/Provider/labels.ts';
