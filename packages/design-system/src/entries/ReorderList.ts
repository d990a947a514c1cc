export { ReorderList } from '../components/ReorderList/ReorderList.tsx';
export type {
  ReorderItem,
  ReorderListLabels,
  ReorderListProps,
} from '../components/ReorderList/ReorderList.tsx';
