import { media, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { card } from '../page/page.css.ts';

export const stage = style({
  display: 'grid',
  gap: vars.space.xl,
  padding: vars.inset.xl,
  ...card,
});
export const lane = style({ display: 'grid', gap: vars.space.s });
export const label = style({ ...type.small, fontWeight: weight.medium });
export const track = style({
  display: 'block',
  height: '28px',
  padding: vars.space.xxs,
  background: vars.color.sunken,
  borderRadius: vars.radius.full,
  containerType: 'inline-size',
});
export const ball = style({
  display: 'block',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
  background: vars.color.graphic.accent,
  selectors: { '&[data-end]': { transform: 'translateX(calc(100cqw - 24px))' } },
  '@media': {
    [media.motion]: { transitionProperty: 'transform', transitionTimingFunction: vars.motion.ease },
  },
});
