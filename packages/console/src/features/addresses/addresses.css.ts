import { media, type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { responsiveColumns } from '#parts/responsiveColumns.ts';

export const policies = recipe({
  base: {
    ...responsiveColumns('auto repeat(2, minmax(0, 1fr))', media.narrow),
    gap: vars.space.l,
    alignItems: 'start',
  },
  variants: { isKnown: { false: { visibility: 'hidden' } } },
});

export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxWidth: '380px',
});

export const cardName = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  minWidth: 0,
});
export const cardText = style({ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' });
export const full = style({ overflowWrap: 'anywhere', ...type.small });
export const row = style({
  display: 'grid',
  gap: vars.space.xxs,
  padding: `${vars.space.s} ${vars.space.m}`,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  ...type.small,
});
