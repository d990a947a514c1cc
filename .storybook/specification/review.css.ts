import { type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A table of a review page: it scrolls by itself where a window is narrow. */
export const scroller = style({
  // Positioned: hidden words of its cells would widen the page.
  position: 'relative',
  overflowX: 'auto',
  maxWidth: '100%',
});

export const table = style({ ...type.caption, borderCollapse: 'collapse', width: '100%' });
/** Columns of texts: narrower, they would be one word wide. */
export const wideTable = style([table, { minWidth: '860px' }]);

const cell = {
  padding: vars.space.s,
  borderBottom: `1px solid ${vars.color.line.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const head = style({ ...cell, color: vars.color.text.muted, fontWeight: weight.medium });
export const rowHead = style({ ...cell, fontWeight: weight.medium, whiteSpace: 'nowrap' });
export const data = style(cell);

/** A piece of the console, as wide as the table. */
export const piece = style({ ...cell, padding: vars.space.l, backgroundColor: vars.color.sunken });

/** Links in a list keep a finger's distance from each other (WCAG 2.5.8). */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** States that were found, a line each. */
export const found = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A state on one device: a link of its own size. */
export const mark = style({
  display: 'inline-flex',
  minWidth: '24px',
  minHeight: '24px',
  alignItems: 'center',
});

export const change = style({ margin: 0 });

/** Codes of a call, side by side. */
export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
