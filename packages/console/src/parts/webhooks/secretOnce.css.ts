import { type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const secret = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
  ...type.caption,
  overflowWrap: 'anywhere',
});
export const grow = style({ flex: 1, minWidth: 0 });
