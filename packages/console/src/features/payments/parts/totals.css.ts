import { media, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { totals } from '../payments.css.ts';

export const sums = style([
  totals,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.s} ${vars.space.xl}`,
    margin: 0,
    '@media': { [media.mobile]: { gap: vars.space.s, flexDirection: 'column' } },
  },
]);
export const oldSums = style([sums, { opacity: 0.6 }]);
export const sum = style({
  minWidth: 0,
  '@media': { [media.mobile]: { display: 'flex', justifyContent: 'space-between', gap: vars.space.m } },
});
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  margin: 0,
  ...type.body,
  fontWeight: weight.semibold,
  '@media': { [media.mobile]: { justifyContent: 'flex-end', textAlign: 'end' } },
});
