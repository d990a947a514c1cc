import { media, tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { card } from '../page/page.css.ts';

const edge = `inset 0 0 0 1px rgb(127 140 160 / 0.25)`;

export const ramp = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs } },
});
export const rampName = style({ ...type.small, fontWeight: weight.semibold, paddingTop: vars.space.m });
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const step = style({ width: '76px', display: 'grid' });
export const chip = style({ height: '48px', borderRadius: vars.radius.control, boxShadow: edge });
export const stepName = style({ ...type.caption, marginTop: vars.space.xs, fontWeight: weight.medium });
export const hex = style({ ...type.micro, fontFamily: vars.font.mono, color: vars.color.text.muted });

export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  fontFamily: vars.font.mono,
  fontSize: type.caption.fontSize,
  whiteSpace: 'nowrap',
});
export const dot = style({ width: '20px', height: '20px', borderRadius: vars.radius.tag, boxShadow: edge });
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: type.caption.fontSize,
  color: vars.color.text.muted,
});

export const pairs = style({
  ...card,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: vars.space.l,
  padding: `${vars.inset.m} ${vars.space.l}`,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.line.default}` } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s } },
});
export const pairName = style({ ...type.small, fontWeight: weight.medium, paddingTop: vars.inset.s });
export const sample = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  ...type.small,
});
export const sampleChip = style({
  minWidth: '96px',
  padding: `${vars.inset.s} ${vars.inset.m}`,
  borderRadius: vars.radius.tag,
  textAlign: 'center',
  fontWeight: weight.semibold,
  boxShadow: edge,
  ...tabular,
});
export const ratio = style({ ...tabular, minWidth: '56px' });
export const grade = style({ color: vars.color.text.muted });
export const below = style({ color: vars.color.text.caution, fontWeight: weight.medium });
export const reason = style({ ...type.caption, color: vars.color.text.muted, flexBasis: '100%' });

export const specimens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: vars.space.l,
});
export const specimenFrame = style({ display: 'grid', gap: vars.space.s, alignContent: 'start' });
export const specimen = style({
  display: 'grid',
  gap: vars.space.l,
  padding: vars.space.l,
  ...card,
});
export const series = style({ display: 'flex', gap: vars.space.xxs });
export const seriesBar = style({ flex: 1, height: '28px', borderRadius: vars.radius.mark });
export const filterSource = style({ position: 'absolute', width: 0, height: 0 });
