import { dividedRow, media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { SIGN } from '#parts/stepSign.css.ts';

export const page = style({ maxWidth: '760px', width: '100%' });

/** The current step takes the focus for screen readers only, so it has no focus ring. */
export const step = style({ outline: 'none', scrollMarginTop: '96px' });

export const document = style({
  width: '160px',
  height: '112px',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.default}`,
  background: vars.color.sunken,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

/** A long text next to the icon must not shrink the icon. */
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.text.accent });

export const setupRow = style(dividedRow);

export const setupMessage = style({
  flex: '1 1 280px',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
});

/** Places the content on its own line below the text. */
const under = { flexBasis: '100%', paddingInlineStart: `calc(${SIGN} + ${vars.space.m})` };

export const setupMore = style(under);

export const setupActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  selectors: { [`${setupMore} + &`]: under },
  '@media': { [media.mobile]: under },
});
