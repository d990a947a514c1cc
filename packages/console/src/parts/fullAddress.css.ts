import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

// Nothing between the groups but room, so that a selection copies the address and nothing else.
export const address = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  fontFamily: vars.font.mono,
});
export const group = style({ whiteSpace: 'nowrap' });
// The one for screen readers is not copied a second time.
export const spoken = style({ userSelect: 'none' });
