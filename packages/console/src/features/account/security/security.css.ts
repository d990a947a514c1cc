import { divided, dividedRow, media, type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { responsiveColumns } from '#parts/responsiveColumns.ts';

const form = style({ display: 'grid', gap: vars.space.l, minWidth: 0 });
export const codesStep = style([form, { outline: 'none' }]);
export const level = style({ display: 'grid', gap: vars.space.m, outline: 'none' });
export const nextStep = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.m}`,
});

export const devices = style({ outline: 'none' });
export const row = style(dividedRow);
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  background: vars.color.sunken,
  selectors: { '&[data-on]': { color: vars.color.text.accent, background: vars.color.soft.accent } },
});
export const message = style({
  overflowWrap: 'anywhere',
  flex: '1 1 220px',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

export const scan = style({ display: 'grid', justifyItems: 'center', gap: vars.space.m });
export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  fontFamily: vars.font.mono,
  fontSize: type.section.fontSize,
  overflowWrap: 'anywhere',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: type.body.fontSize,
});
export const phone = style({
  ...responsiveColumns('minmax(0, 1fr) minmax(0, 1.2fr)', media.mobile),
  gap: vars.space.m,
  alignItems: 'start',
});
export const entry = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  overflowWrap: 'anywhere',
  selectors: divided,
});
export const list = style({
  listStyle: 'disc',
  paddingInlineStart: vars.space.l,
  display: 'grid',
  gap: vars.space.xs,
});
export const filterButton = style({ display: 'grid', gap: vars.space.m, paddingBlockEnd: vars.space.m });
export const lines = style({ display: 'flex', flexDirection: 'column', whiteSpace: 'nowrap' });
