import type { StyleRule } from '@vanilla-extract/css';

import { media } from '../tokens/breakpoints.ts';
import { layers } from './layers.css.ts';

export function component(rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule {
  return { '@layer': { [layers.component]: rule } };
}

/** The rule that hides an element in print. */
export const offPaper = { [media.print]: { display: 'none' } } as const;
