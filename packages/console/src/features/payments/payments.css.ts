import { style } from '@vanilla-extract/css';
import { media, tabular, type, vars } from '@settlement/design-system/tokens';

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
