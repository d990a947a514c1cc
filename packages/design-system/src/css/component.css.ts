import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';
import { layers } from './layers.css.ts';

export function component(rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule {
  return { '@layer': { [layers.component]: rule } };
}

/** Centers the content of an inline element, such as an icon in a button. */
export const centered = { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' } as const;

/** The rule that hides an element in print. */
export const offPaper = { [media.print]: { display: 'none' } } as const;

/**
 * Returns a rule that extends the touch target of a small control to 44 px (WCAG 2.5.5). The control must
 * be positioned and have no other `::after`.
 *
 * @param by The extension on each side as a CSS length.
 */
export const reach = (by: string) =>
  ({ [media.touch]: { '::after': { content: '', position: 'absolute', inset: `-${by}` } } }) as const;
