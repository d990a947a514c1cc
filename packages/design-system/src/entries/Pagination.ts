export { Pagination } from '../components/Pagination/Pagination.tsx';
export type { PaginationProps } from '../components/Pagination/Pagination.tsx';
