export { ReorderList } from '../components/ReorderList/ReorderList.tsx';
export type { ReorderItem, ReorderListProps } from '../components/ReorderList/ReorderList.tsx';
