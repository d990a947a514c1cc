import { styleVariants } from '@vanilla-extract/css';

import type { Gap } from '../tokens/types.ts';
import { vars } from '../tokens/vars.css.ts';
import { layers } from './layers.css.ts';

const steps = {
  none: vars.space.none,
  xxs: vars.space.xxs,
  xs: vars.space.xs,
  s: vars.space.s,
  m: vars.space.m,
  l: vars.space.l,
  xl: vars.space.xl,
  xxl: vars.space.xxl,
} satisfies Record<Gap, string>;

export const gapClass = styleVariants(steps, (gap) => ({ '@layer': { [layers.layout]: { gap } } }));
export const paddingClass = styleVariants(steps, (padding) => ({
  '@layer': { [layers.layout]: { padding } },
}));
