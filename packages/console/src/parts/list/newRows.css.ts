import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The bar is as high as a line of text, so that nothing moves when the button appears. */
export const bar = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: 0,
  marginInlineStart: vars.space.s,
  verticalAlign: 'middle',
});
