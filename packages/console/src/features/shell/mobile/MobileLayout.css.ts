import { style } from '@vanilla-extract/css';
import { vars } from '@settlement/design-system/tokens';

export const frame = style({
  vars: { [vars.size.stickyOffset]: vars.size.header },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // The content must not be behind the camera of a phone in landscape orientation.
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  flex: '1 0 auto',
  minWidth: 0,
  // A long text without spaces must not widen the page.
  overflowX: 'clip',
  // The bottom bar must not cover the end of the page.
  padding: `${vars.inset.l} ${vars.inset.l} calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.inset.xl})`,
});

export const drawer = style({
  paddingBlockStart: vars.space.s,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
});
export const pages = style({ marginInline: `calc(-1 * ${vars.space.m})` });

/** Reserves the space of the bell and its number, which load after the header. */
export const bell = style({
  display: 'flex',
  minWidth: vars.size.controlLarge,
  marginInlineEnd: vars.space.s,
});
