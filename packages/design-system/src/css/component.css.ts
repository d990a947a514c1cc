import type { StyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';

/** Puts a rule into the component layer: `style(component({ … }))`. */
export function component(rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule {
  return { '@layer': { [layers.component]: rule } };
}
