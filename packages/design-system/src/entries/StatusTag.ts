export { StatusTag } from '../components/StatusTag/StatusTag.tsx';
export type { StatusTagProps } from '../components/StatusTag/StatusTag.tsx';
