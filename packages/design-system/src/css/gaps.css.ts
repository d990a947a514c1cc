import { styleVariants } from '@vanilla-extract/css';

import { vars } from '../tokens/vars.css.ts';
import { layers } from './layers.css.ts';

export const gapClass = styleVariants(vars.space, (gap) => ({ '@layer': { [layers.layout]: { gap } } }));
export const paddingClass = styleVariants(vars.space, (padding) => ({
  '@layer': { [layers.layout]: { padding } },
}));
