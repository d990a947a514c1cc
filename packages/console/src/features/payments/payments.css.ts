import { style } from '@vanilla-extract/css';
import { media, vars } from '@settlement/design-system/tokens';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 });

export const filters = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) minmax(0, 1.4fr) auto',
  '@media': {
    '(max-width: 1180px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Stands beside the fields, level with their boxes and not with their labels. */
export const resetCell = style({
  paddingTop: '24px',
  '@media': { '(max-width: 1180px)': { paddingTop: 0, alignSelf: 'end' } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.m });
export const headAmount = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const headNumber = style({
  fontSize: '22px',
  lineHeight: '28px',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 });
export const breakable = style({
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const transfers = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const transfer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.xs} ${vars.space.m}`,
  padding: '12px 16px',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  fontSize: '13px',
  lineHeight: '18px',
});
export const route = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignItems: 'center',
});
export const end = style({ textAlign: 'end' });

export const searchRow = style({ display: 'flex', gap: vars.space.s, alignItems: 'center' });
export const grow = style({ flex: 1, minWidth: 0 });
