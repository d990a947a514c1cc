import type { StyleRule } from '@vanilla-extract/css';

import { media } from '../tokens/breakpoints.ts';
import { layers } from './layers.css.ts';

export function component(rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule {
  return { '@layer': { [layers.component]: rule } };
}

/** Removes controls from paper. */
export const offPaper = { [media.print]: { display: 'none' } } as const;
