import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Phones pin the button to the bottom, so the text is above the button. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  '@media': { [media.mobile]: { flexDirection: 'column-reverse' } },
});
