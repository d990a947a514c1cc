export { Pagination } from '../components/Pagination/Pagination.tsx';
export type { PaginationLabels, PaginationProps } from '../components/Pagination/Pagination.tsx';
