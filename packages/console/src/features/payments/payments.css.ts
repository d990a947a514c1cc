import { style } from '@vanilla-extract/css';
import { media, tabular, type, vars, weight } from '@settlement/design-system/tokens';

export const headAmount = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const headNumber = style({ ...type.figure, ...tabular });

export const breakable = style({ overflowWrap: 'anywhere', textAlign: 'end', ...tabular });

export const transfer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.xs} ${vars.space.m}`,
  padding: `${vars.space.m} ${vars.space.l}`,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  ...type.small,
});
export const route = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignItems: 'center',
});
export const end = style({ textAlign: 'end' });

export const refund = style({ flexBasis: '100%' });

/** On phones, the checkbox is next to its card. The reason why it's disabled is below the card. */
export const pickCard = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'center',
});
export const pickReason = style({ gridColumn: '2', order: 1 });

/** The height of the sums of a filtered list. On phones, they usually have four lines. */
export const totals = style({ minHeight: '40px', '@media': { [media.mobile]: { minHeight: '104px' } } });

export const counts = style({
  display: 'flex',
  gap: vars.space.xs,
  minHeight: '36px',
  // The focus ring of the first button needs space.
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
  overflowX: 'auto',
});
export const count = style({ color: vars.color.text.muted, fontWeight: weight.medium });

export const sums = style([
  totals,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.s} ${vars.space.xl}`,
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
  ...type.body,
  fontWeight: weight.semibold,
  '@media': { [media.mobile]: { justifyContent: 'flex-end', textAlign: 'end' } },
});
