import type { StyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';

export function component(rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule {
  return { '@layer': { [layers.component]: rule } };
}
