import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

// The gaps are CSS instead of spaces, so that the copied address contains no spaces.
export const address = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  fontFamily: vars.font.mono,
});
export const group = style({ whiteSpace: 'nowrap' });
// This text is for screen readers and must not be part of a copied address.
export const spoken = style({ userSelect: 'none' });
