import { media, tabular, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { responsiveColumns } from '#parts/responsiveColumns.ts';

const { color, space } = vars;

export const top = style({
  ...responsiveColumns('minmax(0, 1fr) 380px', media.narrow),
  gap: space.l,
});
export const figures = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // On phones, the figures use a single column if they would otherwise be truncated.
  '@media': {
    [media.mobile]: {
      gap: space.m,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
    },
    // Three figures use three columns, because they would leave a gap in a grid with two columns.
    [media.desktop]: {
      selectors: {
        '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
});
export const stripText = style({ flex: '1 1 240px', minWidth: 0 });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBottom: `1px solid ${color.line.default}`,
});
export const search = style({ flex: '1 1 200px', maxWidth: '320px' });
export const pushed = style({ marginInlineStart: 'auto' });
export const mobileSearch = style({ flex: '1 1 100%', minWidth: 0 });

export const token = style({ display: 'inline-flex', alignItems: 'center', gap: space.m });
export const forecast = style({ display: 'block' });
export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  paddingInlineStart: `calc(${vars.inset.xl} + ${space.s})`,
});
export const expander = recipe({
  base: { transition: `transform ${vars.motion.fast} ${vars.motion.ease}` },
  variants: { isOpen: { true: { transform: 'rotate(90deg)' } } },
});
export const wrappedActions = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginInline: `calc(-1 * ${vars.inset.m})`,
});
export const reason = style({ display: 'flex', flexDirection: 'column', gap: space.s, maxWidth: '280px' });

export const cardHead = style({ display: 'flex', alignItems: 'center', gap: space.m, minHeight: '40px' });
export const cardFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${space.m}`,
  flex: 1,
  minWidth: 0,
});
export const cardText = style({ flex: '1 1 80px', minWidth: 0, display: 'flex', flexDirection: 'column' });
export const cardFigures = style({
  marginInlineStart: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  minWidth: 0,
  ...tabular,
});
export const cardPart = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: `${vars.space.m} ${vars.inset.l}`,
  borderTop: `1px solid ${color.line.default}`,
});
export const emptyBlock = style({ padding: space.l });
