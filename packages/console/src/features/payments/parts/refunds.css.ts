import { media, vars, zIndex } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The bar stays visible while the user selects payments. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space.m,
  zIndex: zIndex.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line.default}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.modal,
  '@media': {
    [media.mobile]: {
      insetBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.s})`,
    },
  },
});
// The bar must not cover the focused element at the bottom of the page (WCAG 2.4.11).
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '160px' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 36px',
  gap: vars.space.s,
  alignItems: 'center',
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line.default}`,
});
/** The facts of a refund. The amount is below them, so that every digit fits. */
export const facts = style({ gridColumn: '1 / -1', minWidth: 0, overflowWrap: 'anywhere' });
export const state = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });
