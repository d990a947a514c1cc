export { Skeleton } from '../components/Skeleton/Skeleton.tsx';
export type { SkeletonProps } from '../components/Skeleton/Skeleton.tsx';
