export { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
export type { BreadcrumbItem, BreadcrumbsProps } from '../components/Breadcrumbs/Breadcrumbs.tsx';
