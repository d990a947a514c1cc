import { innerRing, media, tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { reading } from './reading.css.ts';

/** The surface of a card. */
export const card = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
} as const;

export const page = style({
  maxWidth: '1120px',
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(2 * ${vars.space.xl})`,
  paddingBlock: `${vars.space.xl} calc(3 * ${vars.space.xxl})`,
  '@media': { [media.mobile]: { gap: vars.space.xxl, paddingBlockStart: 0 } },
});
export const head = style({ display: 'grid', gap: vars.space.s });
export const lead = style({ margin: 0, maxWidth: '68ch', ...reading, color: vars.color.text.muted });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
});
export const sectionHead = style({ display: 'grid', gap: vars.space.xs, maxWidth: '72ch' });

export const tableFrame = style({
  overflowX: 'auto',
  ...card,
  selectors: { '&:focus-visible': innerRing },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.small, ...tabular });
const anyCell = style({
  padding: `${vars.inset.m} ${vars.space.l}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { 'tr:not(:last-child) > &': { borderBottom: `1px solid ${vars.color.line.default}` } },
});
export const headCell = style([
  anyCell,
  {
    color: vars.color.text.muted,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${vars.color.line.default}`,
  },
]);
export const rowHead = style([anyCell, { fontWeight: weight.medium, whiteSpace: 'nowrap' }]);
export const cell = style([anyCell]);
export const inlineCode = style({
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
  color: vars.color.text.neutral,
});

export const codeBlock = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const codeLines = style({
  margin: 0,
  padding: vars.space.l,
  overflowX: 'auto',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  ...type.small,
  fontFamily: vars.font.mono,
  selectors: { '&:focus-visible': innerRing },
});

export const pairs = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space.m });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.m,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: vars.space.xs } },
});
const side = style({
  margin: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: `${vars.space.m} ${vars.space.l}`,
  ...card,
  borderInlineStartWidth: '3px',
  ...type.body,
});
export const good = style([side, { borderInlineStartColor: vars.color.graphic.positive }]);
export const bad = style([side, { borderInlineStartColor: vars.color.graphic.critical }]);
export const mark = style({
  ...type.caption,
  fontWeight: weight.semibold,
  selectors: {
    [`${good} > &`]: { color: vars.color.text.positive },
    [`${bad} > &`]: { color: vars.color.text.critical },
  },
});
