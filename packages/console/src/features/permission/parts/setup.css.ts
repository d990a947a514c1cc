import { dividedRow, media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { SIGN } from '#parts/stepSign.css.ts';

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style(dividedRow);

export const message = style({
  flex: '1 1 280px',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
});

/** Places the content on its own line below the text. */
const under = { flexBasis: '100%', paddingInlineStart: `calc(${SIGN} + ${vars.space.m})` };

export const more = style(under);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  selectors: { [`${more} + &`]: under },
  '@media': { [media.mobile]: under },
});
