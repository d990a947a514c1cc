import { style } from '@vanilla-extract/css';
import { vars } from '@settlement/design-system/tokens';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Beside the camera of a phone that lies on its side.
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  flex: '1 0 auto',
  minWidth: 0,
  // No text of a server, however long and unbroken, widens the page.
  overflowX: 'clip',
  // The bottom bar floats over the end of the page.
  padding: `${vars.inset.l} ${vars.inset.l} calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.inset.xl})`,
});

export const drawer = style({
  paddingBlockStart: vars.space.s,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
});
/** The sidebar brings its own room; the drawer has some already. */
export const pages = style({ marginInline: `calc(-1 * ${vars.space.m})` });

/** Keeps the room of the bell, which comes later than the header. */
export const bell = style({ display: 'flex', minWidth: vars.size.controlLarge });
