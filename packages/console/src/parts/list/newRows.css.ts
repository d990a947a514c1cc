import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The bar has no height, so that the list doesn't move when the button appears. */
export const bar = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: 0,
  marginInlineStart: vars.space.s,
  verticalAlign: 'middle',
});
