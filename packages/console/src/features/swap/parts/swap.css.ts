import { media, type, vars, zIndex } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { responsiveColumns } from '#parts/responsiveColumns.ts';

export const sides = style({
  ...responsiveColumns('minmax(0, 1fr) auto minmax(0, 1fr)', media.mobile),
  gap: vars.space.s,
  alignItems: 'start',
});
/** The padding aligns the button with the boxes of the fields instead of their labels. */
export const flip = style({
  paddingTop: `calc(${type.small.lineHeight} + ${vars.inset.m})`,
  '@media': { [media.mobile]: { paddingTop: 0, justifySelf: 'center' } },
});

export const receiptHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '32px',
});

/** The bottom navigation of phones must not cover the submit button. */
export const foot = style({
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      zIndex: zIndex.pinned,
      insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
      paddingBlock: vars.space.s,
      background: vars.color.surface,
    },
  },
});
