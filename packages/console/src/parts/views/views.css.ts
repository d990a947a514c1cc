import { divided, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The container gets the focus only after the focused control was removed, so it needs no focus ring. */
export const container = style({ outline: 'none' });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.size.control,
  padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xs} ${vars.space.m}`,
  selectors: divided,
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
