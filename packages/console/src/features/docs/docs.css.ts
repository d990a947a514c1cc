import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@settlement/design-system/tokens';

const narrow = '(max-width: 1100px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l } },
});

export const contents = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + 20px)`,
  '@media': { [narrow]: { position: 'static' } },
});
export const contentsList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  '@media': { [narrow]: { flexDirection: 'row', flexWrap: 'wrap', gap: vars.space.m } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minWidth: 0,
  maxWidth: '980px',
});
/** An anchor comes to rest below the header. */
export const section = style({ scrollMarginTop: `calc(${vars.size.header} + 16px)`, minWidth: 0 });

export const block = style({ position: 'relative' });
export const code = style({
  overflowX: 'auto',
  padding: '12px 48px 12px 14px',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.default}`,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '12.5px',
  lineHeight: '20px',
  tabSize: 2,
});
export const copy = style({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '6px',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const endpoint = style({
  scrollMarginTop: `calc(${vars.size.header} + 16px)`,
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  rowGap: '2px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const method = style({
  minWidth: '48px',
  fontFamily: vars.font.mono,
  fontSize: '12px',
  fontWeight: 650,
  color: vars.color.text.accent,
  selectors: {
    '&[data-method=GET]': { color: vars.color.text.positive },
    '&[data-method=DELETE]': { color: vars.color.text.critical },
  },
});

export const scroller = style({ overflowX: 'auto', marginBlockStart: vars.space.xs });
export const table = style({ width: '100%', fontSize: '13px' });
globalStyle(`${table} th, ${table} td`, {
  padding: '6px 12px 6px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});
globalStyle(`${table} thead th`, { color: vars.color.text.muted, fontWeight: 500 });
globalStyle(`${table} code`, {
  fontFamily: vars.font.mono,
  fontSize: '12px',
  '@media': { [media.mobile]: { overflowWrap: 'anywhere' } },
});
