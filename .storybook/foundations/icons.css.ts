import { type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: vars.space.s,
});
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  padding: `${vars.space.l} ${vars.space.s}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
});
export const name = style({
  ...type.micro,
  color: vars.color.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
