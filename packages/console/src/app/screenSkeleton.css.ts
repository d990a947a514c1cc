import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The shape of the dashboard: two rows with a wide and a narrow card, and a row with three. */
export const dashboard = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.narrow]: { display: 'flex', flexDirection: 'column' } },
});
export const cell = style({
  display: 'grid',
  selectors: { '&:nth-child(-2n + 3)': { gridColumn: 'span 2' } },
});
