import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** All steps are as high as the longest step, so that the buttons don't move. */
export const stop = style({ display: 'flex', gap: vars.space.l, minHeight: '148px' });
export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  color: vars.color.text.accent,
  background: vars.color.soft.accent,
  borderRadius: vars.radius.control,
});
export const buttons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  width: '100%',
});
