import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { responsiveColumns } from '#parts/responsiveColumns.ts';

export const columns = style({
  ...responsiveColumns('minmax(0, 1.4fr) minmax(0, 1fr)', media.belowDesktop),
  gap: vars.space.l,
  alignItems: 'start',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  padding: `${vars.space.m} ${vars.inset.xl}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line.default}` },
    '&[aria-current]': { backgroundColor: vars.color.soft.accent },
  },
});

export const bar = style({ inlineSize: '220px', maxInlineSize: '100%' });
