import { type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const wide = style({ marginInlineEnd: vars.space.s });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});

export const key = style({
  ...type.caption,
  fontFamily: 'inherit',
  padding: `0 ${vars.inset.s}`,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.tag,
});
