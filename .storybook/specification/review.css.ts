import { type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const scroller = style({
  // Without `position`, the visually hidden texts in the cells would widen the page.
  position: 'relative',
  overflowX: 'auto',
  maxWidth: '100%',
});

export const table = style({ ...type.caption, borderCollapse: 'collapse', width: '100%' });
/** Below this width, the text columns would have only one word per line. */
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

/** The links keep the minimum distance between touch targets (WCAG 2.5.8). */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
});

export const mark = style({
  display: 'inline-flex',
  minWidth: '24px',
  minHeight: '24px',
  alignItems: 'center',
});
