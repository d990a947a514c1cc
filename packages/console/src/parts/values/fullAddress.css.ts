import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

// The groups are separated only by space, so that a selection copies just the address.
export const address = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  fontFamily: vars.font.mono,
});
export const group = style({ whiteSpace: 'nowrap' });
// If the user selects the address, the text for screen readers must not be copied.
export const spoken = style({ userSelect: 'none' });
