import { media, tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { card } from '../page/page.css.ts';

export const scale = style({
  ...card,
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xl,
  padding: `${vars.space.m} ${vars.inset.xl}`,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.line.default}` } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s } },
});
export const about = style({ display: 'grid', ...type.caption });
export const name = style({ ...type.small, fontWeight: weight.semibold });
export const figures = style({ ...tabular, fontFamily: vars.font.mono, fontSize: type.micro.fontSize });
export const use = style({ color: vars.color.text.muted });
export const specimen = style({ overflowWrap: 'anywhere', ...tabular });

export const sample = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.inset.xl,
  ...card,
});
const column = { display: 'grid', justifyItems: 'end', ...type.figure } as const;
export const columnOfFigures = style({ ...column, ...tabular });
export const proportional = style({ ...column, fontVariantNumeric: 'proportional-nums' });
export const mono = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl });
