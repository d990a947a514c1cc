import { recipe } from '@vanilla-extract/recipes';

import { centered, component } from '#css/component.css.ts';
import { tabular, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const badge = recipe({
  base: component({
    ...tabular,
    ...centered,
    minWidth: '18px',
    height: '18px',
    paddingInline: vars.inset.s,
    borderRadius: vars.radius.full,
    ...type.micro,
    fontWeight: weight.bold,
    letterSpacing: 0,
    color: vars.color.text.onFill,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      critical: component({ background: vars.color.fill.critical }),
      accent: component({ background: vars.color.fill.accent }),
      neutral: component({ color: vars.color.text.neutral, background: vars.color.soft.neutral }),
    },
  },
});
