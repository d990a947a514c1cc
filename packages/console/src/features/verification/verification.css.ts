import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: vars.space.l });
export const recap = style({
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
});
