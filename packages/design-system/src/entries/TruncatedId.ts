export { TruncatedId } from '../components/TruncatedId/TruncatedId.tsx';
export type { TruncatedIdProps } from '../components/TruncatedId/TruncatedId.tsx';
