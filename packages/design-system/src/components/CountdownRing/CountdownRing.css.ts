import { createVar, style } from '@vanilla-extract/css';

import { centered, component } from '#css/component.css.ts';
import { tabular, type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';

export const share = createVar();

export const root = style(
  component({
    position: 'relative',
    ...centered,
    flex: 'none',
    width: '32px',
    height: '32px',
    ...type.small,
    ...tabular,
    color: vars.color.text.muted,
  }),
);
export const few = style(component({ color: vars.color.text.caution }));
export const ring = style(
  component({ position: 'absolute', inset: 0, width: '100%', height: '100%', transform: 'rotate(-90deg)' }),
);
export const track = style(
  component({
    fill: 'none',
    stroke: vars.color.fill.track,
    strokeWidth: 3,
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);
export const left = style(
  component({
    fill: 'none',
    stroke: vars.color.graphic.accent,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeDasharray: `${share} 1`,
    transition: 'stroke-dasharray 1s linear',
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { stroke: 'Highlight' },
    },
    selectors: { [`${few} &`]: { stroke: vars.color.graphic.caution } },
  }),
);
