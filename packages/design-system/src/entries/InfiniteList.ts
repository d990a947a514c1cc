export { InfiniteList } from '../components/InfiniteList/InfiniteList.tsx';
export type { InfiniteListProps } from '../components/InfiniteList/InfiniteList.tsx';
