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
// A selection must not copy the text for screen readers.
export const spoken = style({ userSelect: 'none' });
