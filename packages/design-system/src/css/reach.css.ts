import { media } from '../tokens/breakpoints.ts';

/**
 * Extends the touch target of a control smaller than 44 px by `by` on touch devices (WCAG 2.5.5). The control must be
 * positioned, and must not use `::after` for another purpose.
 */
export const reach = (by: string) =>
  ({ [media.touch]: { '::after': { content: '', position: 'absolute', inset: `-${by}` } } }) as const;
