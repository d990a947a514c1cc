import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { responsiveColumns } from '#parts/responsiveColumns.ts';

export const dashboard = style({
  ...responsiveColumns('repeat(3, minmax(0, 1fr))', media.narrow),
  gap: vars.space.l,
  gridAutoRows: '260px',
});

export const page = style({ display: 'grid', gap: vars.space.l, gridTemplateRows: '28px 92px 360px' });

export const part = style({
  display: 'grid',
  selectors: {
    [`${dashboard} > &:nth-child(-2n + 3)`]: {
      gridColumn: 'span 2',
      '@media': { [media.narrow]: { gridColumn: 'auto' } },
    },
    [`${page} > &:first-child`]: { width: '180px' },
  },
});
