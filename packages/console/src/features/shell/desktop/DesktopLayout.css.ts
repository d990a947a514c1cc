import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@settlement/design-system/tokens';

export const frame = style({ display: 'flex', minHeight: '100dvh' });

export const column = style({ flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column' });

export const main = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  flex: '1 0 auto',
  width: '100%',
  maxWidth: '1880px',
  // Long unbroken texts from the server must not widen the page.
  overflowX: 'clip',
  padding: `${vars.inset.xl} ${vars.space.xl} ${vars.space.xxl}`,
});

/** The longest wait for the merchant's data. After it, the banner may move the page. */
const LONGEST_WAIT = '3s';

const appear = keyframes({ to: { visibility: 'visible' } });
const disappear = keyframes({ to: { visibility: 'hidden' } });

export const content = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space.l, flex: '1 0 auto' },
  variants: {
    isShown: {
      false: { visibility: 'hidden', animation: `${appear} 0s ${LONGEST_WAIT} forwards` },
    },
  },
});

export const waiting = style({
  position: 'absolute',
  insetInline: vars.space.xl,
  insetBlockStart: vars.inset.xl,
  animation: `${disappear} 0s ${LONGEST_WAIT} forwards`,
});

export const strip = style({
  display: 'flex',
  padding: `${vars.inset.s} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.line.default}`,
  backgroundColor: vars.color.surface,
});

/** Reserves the space of the bell, which loads after the header. */
export const bell = style({ display: 'flex', minWidth: vars.size.control });

/** A fixed width, because the name loads after the header. */
export const userName = style({ display: 'flex', width: '116px', textAlign: 'start' });
