import { type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  columnGap: vars.space.xl,
  margin: `${vars.space.s} 0 0`,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '36px',
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});
export const keys = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 'none',
  ...type.caption,
  color: vars.color.text.muted,
});
export const key = style({
  minWidth: '24px',
  padding: `1px ${vars.inset.s}`,
  fontFamily: 'inherit',
  ...type.caption,
  fontWeight: weight.semibold,
  textAlign: 'center',
  color: vars.color.text.neutral,
  background: vars.color.soft.neutral,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.tag,
});
