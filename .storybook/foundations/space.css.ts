import { tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { card } from '../page/page.css.ts';

export const bars = style({ ...card, padding: vars.inset.xl, display: 'grid', gap: vars.space.m });
export const barRow = style({
  display: 'grid',
  gridTemplateColumns: '88px 44px minmax(0, 1fr)',
  alignItems: 'center',
});
export const bar = style({
  height: '12px',
  background: vars.color.graphic.accent,
  borderRadius: vars.radius.mark,
});
export const name = style({ ...type.small, fontWeight: weight.medium });
export const value = style({
  ...type.caption,
  ...tabular,
  fontFamily: vars.font.mono,
  color: vars.color.text.muted,
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: vars.space.l,
});
export const surfaces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: `calc(2 * ${vars.space.xl})`,
});
export const tile = style({ display: 'grid', gap: vars.space.xxs });
export const corner = style({
  height: '88px',
  marginBottom: vars.space.s,
  background: vars.color.soft.accent,
  border: `1.5px solid ${vars.color.graphic.accent}`,
});
export const surface = style({
  ...card,
  height: '104px',
  marginBottom: vars.space.l,
  background: vars.color.raised,
});
