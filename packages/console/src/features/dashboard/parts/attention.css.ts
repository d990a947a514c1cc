import { divided, media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const title = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '20px',
});

/** A negative margin aligns the text of the ghost button with the actions of the rows. */
export const all = style({ marginInlineEnd: `calc(-1 * ${vars.inset.m})` });

/** Phones reserve two lines, which is the usual length of a message. */
export const body = style({ minHeight: '48px', '@media': { [media.mobile]: { minHeight: '60px' } } });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '48px',
  selectors: divided,
  '@media': { [media.mobile]: { minHeight: '60px' } },
});
export const message = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const sign = recipe({
  base: { display: 'flex' },
  variants: {
    tone: {
      critical: { color: vars.color.text.critical },
      caution: { color: vars.color.text.caution },
      neutral: { color: vars.color.text.muted },
      positive: { color: vars.color.text.positive },
    },
  },
});
