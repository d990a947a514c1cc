import { type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const address = style(type.section);

/** The value of an amount in USDT, under it. */
export const worth = style({
  display: 'block',
  ...type.caption,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});
