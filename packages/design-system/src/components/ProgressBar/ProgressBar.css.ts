import { style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { tabular, type } from '../../css/type.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(component({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 }));
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
export const bar = style(
  component({
    height: '100%',
    transformOrigin: '0 50%',
    selectors: { '&:dir(rtl)': { transformOrigin: '100% 50%' } },
    borderRadius: vars.radius.full,
    transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);
export const tone = styleVariants(
  {
    accent: vars.color.graphic.accent,
    positive: vars.color.graphic.positive,
    caution: vars.color.graphic.caution,
    critical: vars.color.graphic.critical,
  },
  (background) => component({ background }),
);
