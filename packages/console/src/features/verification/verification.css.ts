import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const recap = style({
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  overflowWrap: 'anywhere',
});
