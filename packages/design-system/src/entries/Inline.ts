export { Inline } from '../components/Inline/Inline.tsx';
export type { InlineProps } from '../components/Inline/Inline.tsx';
