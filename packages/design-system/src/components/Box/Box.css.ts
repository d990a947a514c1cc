import { style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const background = styleVariants(
  {
    none: 'transparent',
    surface: vars.color.surface,
    sunken: vars.color.sunken,
    accent: vars.color.soft.accent,
  },
  (color) => component({ background: color }),
);
export const rounded = style(component({ borderRadius: vars.radius.card }));
export const border = style(component({ border: `1px solid ${vars.color.line.default}` }));
export const grow = style(component({ flex: '1 1 0', minWidth: 0 }));
