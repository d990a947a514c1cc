import { style } from '@vanilla-extract/css';
import { media, ring, tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { ink } from './chart.css.ts';

export const circle = style({ position: 'relative', flex: 'none' });

export const slice = style({
  fill: ink,
  stroke: vars.color.surface,
  strokeWidth: 2,
  selectors: { '&[data-dimmed]': { opacity: 0.35 } },
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` } },
});

export const centre = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'none',
  textAlign: 'center',
});
export const centreValue = style({ ...type.heading, ...tabular });

export const legend = style({ flex: '1 1 132px', minWidth: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '28px',
  padding: `${vars.space.xxs} ${vars.inset.s}`,
  borderRadius: vars.radius.tag,
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: vars.size.control } },
  selectors: {
    '&[data-chosen]': { backgroundColor: vars.color.fill.hover },
    '&:has(input:focus-visible)': ring,
  },
});
export const radio = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
export const swatch = style({
  width: '9px',
  height: '9px',
  borderRadius: vars.radius.mark,
  flex: 'none',
  background: ink,
});
export const name = style({ flex: 1, minWidth: 0, fontWeight: weight.medium });
export const share = style({ color: vars.color.text.muted, ...tabular });
