export { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
export type { VisuallyHiddenProps } from '../components/VisuallyHidden/VisuallyHidden.tsx';
