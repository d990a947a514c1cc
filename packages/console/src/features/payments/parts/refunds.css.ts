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
