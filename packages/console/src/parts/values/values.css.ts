import { type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const note = style({ ...type.caption, color: vars.color.text.muted });
export const name = style({
  display: 'inline-block',
  maxWidth: '180px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  // In a table, a note isn't much wider than its value, so that the table fits its card.
  selectors: { [`:is(td, th) ${note} > &`]: { maxWidth: '150px' } },
});

export const noted = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' });

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
