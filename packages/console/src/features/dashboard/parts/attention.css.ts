import { divided, media, type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const title = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '20px',
});

const moreHeight = '40px';

/** Reserves the width of an icon, so that the button is aligned with the messages. */
export const more = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: moreHeight,
  '::before': { content: '', width: '18px', marginInlineEnd: `calc(${vars.space.s} - ${vars.inset.m})` },
});

/** On phones, the height fits two lines, which is the usual length of a message. */
export const body = style({ minHeight: '44px', '@media': { [media.mobile]: { minHeight: '60px' } } });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '44px',
  paddingBlock: vars.space.xs,
  selectors: divided,
  '@media': { [media.mobile]: { minHeight: '60px' } },
});
/** Phones reserve the height of the usual content: one item and the button. */
export const pending = style([
  row,
  { '@media': { [media.mobile]: { minHeight: `calc(60px + ${moreHeight})` } } },
]);
export const message = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const facts = style({ ...type.caption, display: 'block', color: vars.color.text.muted });

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
