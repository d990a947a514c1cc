import { style } from '@vanilla-extract/css';
import { media, type, vars } from '@settlement/design-system/tokens';

export const columns = style({ columns: '340px 2', columnGap: vars.space.l });

export const figure = style({
  minWidth: 0,
  margin: `0 0 ${vars.space.l}`,
  padding: `${vars.inset.l} ${vars.space.l} ${vars.space.s}`,
  breakInside: 'avoid',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  scrollMarginTop: `calc(${vars.size.header} + 16px)`,
  '@media': {
    // On a phone the card around them is frame enough.
    [media.mobile]: { padding: 0, border: 0, borderRadius: 0 },
  },
});

/** Narrower than a word of a state is wide, it scrolls by itself. */
export const scroller = style({
  overflowX: 'auto',
  marginBlock: vars.space.m,
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.xs} ${vars.space.l}`,
});
export const drawing = style({
  position: 'relative',
  minWidth: '278px',
  maxWidth: '460px',
  margin: '0 auto',
});

export const moves = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.line.control,
  strokeWidth: '1.5px',
});

export const tip = style({
  position: 'absolute',
  width: '9px',
  height: '9px',
  fill: vars.color.line.control,
  translate: '-50% -100%',
  selectors: {
    '&[data-heading=up]': { rotate: '180deg', translate: '-50% 0' },
    '&[data-heading=right]': { rotate: '-90deg', translate: '-100% -50%' },
    '&[data-heading=left]': { rotate: '90deg', translate: '0 -50%' },
  },
});

export const state = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  translate: '-50% 0',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  ...type.caption,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: {
    '&[data-first]': { borderColor: vars.color.graphic.accent, background: vars.color.soft.accent },
    '&[data-final]': { border: `3px double ${vars.color.line.control}`, background: vars.color.sunken },
  },
});
export const code = style({ color: vars.color.text.muted, fontFamily: vars.font.mono });
