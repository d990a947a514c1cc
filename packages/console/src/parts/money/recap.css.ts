import { type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const address = style(type.section);

export const worth = style({
  display: 'block',
  ...type.caption,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});
