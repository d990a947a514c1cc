import { style } from '@vanilla-extract/css';
import { vars } from '@settlement/design-system/tokens';

export const card = style({
  width: 'min(420px, calc(100vw - 32px))',
  display: 'flex',
  flexDirection: 'column',
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: `${vars.space.m} ${vars.space.s} ${vars.space.m} ${vars.space.l}`,
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});

/** Specification §9 requires 465 px. Smaller windows limit the height. */
export const LIST_HEIGHT = 'min(465px, calc(100dvh - 160px))';
export const container = style({
  height: LIST_HEIGHT,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.l,
});
export const pending = style({ height: LIST_HEIGHT, overflow: 'hidden', padding: vars.space.l });

export const item = style({
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
  selectors: {
    '&[data-new]': { boxShadow: `inset 3px 0 ${vars.color.graphic.accent}` },
    '&:hover': { background: vars.color.fill.hover },
  },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
});
/** The padding separates the link from the touch target above it (WCAG 2.5.8). */
export const link = style({ display: 'flex', padding: `${vars.space.xs} ${vars.space.l} ${vars.space.m}` });
export const foot = style({ display: 'block', padding: vars.space.m, textAlign: 'center' });

export const rows = style({ minHeight: '430px', minWidth: 0 });
export const expenseRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});
