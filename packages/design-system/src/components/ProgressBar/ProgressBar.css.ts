import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { tabular, type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.inset.s, minWidth: 0 }),
);
export const message = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.m,
    ...type.small,
    ...tabular,
    color: vars.color.text.muted,
  }),
);
export const track = style(
  component({
    height: '4px',
    overflow: 'hidden',
    background: vars.color.fill.track,
    borderRadius: vars.radius.full,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', height: '6px' } },
  }),
);
export const bar = recipe({
  base: component({
    height: '100%',
    borderRadius: vars.radius.full,
    transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
  variants: {
    tone: {
      accent: component({ background: vars.color.graphic.accent }),
      positive: component({ background: vars.color.graphic.positive }),
      caution: component({ background: vars.color.graphic.caution }),
      critical: component({ background: vars.color.graphic.critical }),
    },
  },
});
