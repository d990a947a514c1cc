import { style } from '@vanilla-extract/css';
import { media, type, vars, weight, zIndex } from '@settlement/design-system/tokens';

export const narrow = media.narrow;

export const page = style({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m } },
});

export const contents = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + 20px)`,
  '@media': {
    [narrow]: {
      zIndex: zIndex.raised,
      insetBlockStart: vars.size.header,
      marginInline: `calc(-1 * ${vars.space.xs})`,
      padding: vars.space.xs,
      background: vars.color.canvas,
    },
  },
});
export const contentsList = style({
  display: 'flex',
  flexDirection: 'column',
  borderInlineStart: `1px solid ${vars.color.line.default}`,
});
export const contentsItem = style({
  marginInlineStart: '-1px',
  padding: `${vars.inset.s} 0 ${vars.inset.s} ${vars.space.m}`,
  borderInlineStart: '2px solid transparent',
  selectors: {
    '&[data-current]': { borderInlineStartColor: vars.color.graphic.accent, fontWeight: weight.semibold },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minWidth: 0,
  maxWidth: '980px',
});
/** The sticky header and table of contents must not cover the target of a link. */
const anchor = {
  scrollMarginTop: `calc(${vars.size.header} + 16px)`,
  minWidth: 0,
  '@media': { [narrow]: { scrollMarginTop: `calc(${vars.size.header} + 64px)` } },
  selectors: { '&:focus': { outline: 'none' } },
} as const;
export const section = style(anchor);

export const endpoint = style([
  anchor,
  { paddingBlock: vars.space.xs, borderBlockEnd: `1px solid ${vars.color.line.default}` },
]);
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const method = style({
  minWidth: '48px',
  fontFamily: vars.font.mono,
  fontSize: type.caption.fontSize,
  fontWeight: weight.strong,
  color: vars.color.text.accent,
  selectors: {
    '&[data-method=GET]': { color: vars.color.text.positive },
    '&[data-method=DELETE]': { color: vars.color.text.critical },
  },
});

export const scroller = style({ overflowX: 'auto', marginBlockStart: vars.space.xs });
export const table = style({ width: '100%', fontSize: type.small.fontSize });
export const cell = style({
  padding: `${vars.inset.s} ${vars.space.m} ${vars.inset.s} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});
export const headCell = style([cell, { color: vars.color.text.muted, fontWeight: weight.medium }]);
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: type.caption.fontSize,
  '@media': { [media.mobile]: { overflowWrap: 'anywhere' } },
});
export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
});

export const count = style({ selectors: { '&:not(:empty)': { marginBlock: vars.space.xs } } });
export const matchText = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const otherMessage = style({ display: 'block', color: vars.color.text.muted });

export const columns = style({ columns: '340px 2', columnGap: vars.space.l });

export const figure = style({
  minWidth: 0,
  margin: `0 0 ${vars.space.l}`,
  padding: `${vars.inset.l} ${vars.space.l} ${vars.space.s}`,
  breakInside: 'avoid',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  scrollMarginTop: `calc(${vars.size.header} + 16px)`,
  '@media': { [media.mobile]: { padding: 0, border: 0, borderRadius: 0 } },
});
