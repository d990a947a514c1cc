import { media, type, vars, zIndex } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { responsiveColumns } from '#parts/responsiveColumns.ts';

const stack = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;

export const strip = style({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.l}`,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** On phones, the link of a figure covers it. */
export const statistic = style({ position: 'relative', minWidth: 0 });
/** A figure and its note are in one line, which is shortened next to a detail, so that the rows don't move. */
export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s,
  minWidth: 0,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { flexDirection: 'column', gap: 0 } },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  '@media': {
    [media.mobile]: {
      selectors: {
        '&[data-pinned]': {
          position: 'sticky',
          insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.s})`,
          zIndex: zIndex.raised,
          padding: vars.space.m,
          borderRadius: vars.radius.card,
          border: `1px solid ${vars.color.line.default}`,
          backgroundColor: vars.color.surface,
          boxShadow: vars.shadow.modal,
        },
      },
    },
  },
});
// The pinned bar must not cover the focused element at the bottom of the page (WCAG 2.4.11).
globalStyle(`html:has(${bar}[data-pinned])`, {
  '@media': { [media.mobile]: { scrollPaddingBlockEnd: '160px' } },
});
export const all = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  selectors: { '[data-pinned] > &': { display: 'none' } },
});
export const grow = style({ ...stack, flex: 1, gap: vars.space.xxs });
export const addressLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const stacked = style({
  ...stack,
  gap: vars.space.xxs,
  paddingBlock: vars.inset.s,
  alignItems: 'flex-start',
});
export const muted = style({ color: vars.color.text.muted, ...type.caption });
export const refCell = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const result = style({ selectors: { '&:not(:empty)': { marginBottom: vars.space.l } } });
export const sides = style({
  ...responsiveColumns('minmax(0, 2fr) minmax(0, 3fr)', media.narrow),
  gap: vars.space.l,
  alignItems: 'start',
});
export const endpoints = style({
  ...responsiveColumns('repeat(2, minmax(0, 1fr))', media.narrow),
  gap: vars.space.m,
});
/** A card with a checkbox. `Card` and `CardButton` don't support this combination. */
export const card = style({
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text.default,
  boxShadow: vars.shadow.card,

  ...stack,
  position: 'relative',
  gap: vars.inset.m,
  padding: vars.inset.l,
  overflowWrap: 'anywhere',
  ...type.small,
  selectors: {
    '&:active': { backgroundColor: vars.color.fill.hover },
    '&[data-chosen]': { borderColor: vars.color.graphic.accent, backgroundColor: vars.color.soft.accent },
  },
});
/** The button covers the card without containing it, so that its accessible name stays short. */
export const opener = style({ position: 'absolute', inset: 0, display: 'grid' });
export const choose = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: `calc(-1 * ${vars.space.xs}) calc(-1 * ${vars.space.s}) calc(-1 * ${vars.space.xs}) calc(-1 * ${vars.inset.m})`,
});
export const cardFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingTop: vars.inset.m,
  borderTop: `1px solid ${vars.color.line.default}`,
  ...type.caption,
});

export const rail = style({ ...stack, gap: vars.space.xs });
export const attempt = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '30px',
  fontSize: type.small.fontSize,
});
export const hints = style({
  paddingInlineStart: vars.inset.xl,
  display: 'grid',
  gap: vars.space.xs,
});
