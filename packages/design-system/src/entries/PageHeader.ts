export { PageHeader } from '../components/PageHeader/PageHeader.tsx';
export type { PageHeaderProps } from '../components/PageHeader/PageHeader.tsx';
