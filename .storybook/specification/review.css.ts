import { type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const scroller = style({
  // If the scroller had no position, the visually hidden texts of cells would widen the page.
  position: 'relative',
  overflowX: 'auto',
  maxWidth: '100%',
});

export const table = style({ ...type.caption, borderCollapse: 'collapse', width: '100%' });
/** Columns of text need this width. If they were narrower, only one word would fit per line. */
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

export const piece = style({ ...cell, padding: vars.space.l, backgroundColor: vars.color.sunken });

/** Links in a list keep the minimum distance for touch (WCAG 2.5.8). */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const found = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const mark = style({
  display: 'inline-flex',
  minWidth: '24px',
  minHeight: '24px',
  alignItems: 'center',
});

export const change = style({ margin: 0 });

export const codes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
