import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const canvas = style({
  padding: vars.space.xl,
  minHeight: '100vh',
  backgroundColor: vars.color.canvas,
});
export const screen = style({
  padding: vars.space.l,
  minHeight: '100vh',
  backgroundColor: vars.color.canvas,
});
