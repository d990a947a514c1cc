import type { ComplexStyleRule } from '@vanilla-extract/css';

import { component } from './component.css.ts';
import { iconSize, icons } from './icons.css.ts';

/** Returns a rule for an element whose icons have the given size. */
export const withIcons = (size: string, rule: Parameters<typeof component>[0]): ComplexStyleRule => [
  icons,
  component({ vars: { [iconSize]: size }, ...rule }),
];
