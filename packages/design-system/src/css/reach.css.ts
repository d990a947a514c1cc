import { media } from '../tokens/breakpoints.ts';

/**
 * Where fingers point, a control smaller than 44 px answers beyond its edge by `by` (WCAG 2.5.5).
 * It must be positioned, and must not use `::after` for anything else.
 */
export const reach = (by: string) =>
  ({ [media.touch]: { '::after': { content: '', position: 'absolute', inset: `-${by}` } } }) as const;
