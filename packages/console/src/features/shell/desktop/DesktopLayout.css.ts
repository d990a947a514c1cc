import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@settlement/design-system/tokens';

export const frame = style({ display: 'flex', minHeight: '100dvh' });

export const column = style({ flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column' });

/** To 1440 px with the sidebar, and fluid beyond. */
export const main = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  flex: '1 0 auto',
  width: '100%',
  maxWidth: '1880px',
  // No text of a server, however long and unbroken, widens the page.
  overflowX: 'clip',
  padding: `${vars.inset.xl} ${vars.space.xl} ${vars.space.xxl}`,
});

/** A slow answer about the merchant holds nothing back for longer: the banner may move the page then. */
const LONGEST_WAIT = '3s';

const appear = keyframes({ to: { visibility: 'visible' } });
const disappear = keyframes({ to: { visibility: 'hidden' } });

/** Laid out at once, and seen once it is known whether the banner of the permission stands above it. */
export const content = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space.l, flex: '1 0 auto' },
  variants: {
    isShown: {
      false: { visibility: 'hidden', animation: `${appear} 0s ${LONGEST_WAIT} forwards` },
    },
  },
});

/** Over the content for as long as that is not seen; in `main`, which the banner does not move. */
export const waiting = style({
  position: 'absolute',
  insetInline: vars.space.xl,
  insetBlockStart: vars.inset.xl,
  animation: `${disappear} 0s ${LONGEST_WAIT} forwards`,
});

/** Where the header has no room for announcements (400 % zoom), they have a line of their own. */
export const strip = style({
  display: 'flex',
  padding: `${vars.inset.s} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.line.default}`,
  backgroundColor: vars.color.surface,
});

/** Keeps the room of the bell, which comes later than the header. */
export const bell = style({ display: 'flex', minWidth: vars.size.control });

/** As wide for every name, which comes later than the header. */
export const userName = style({ display: 'flex', width: '116px', textAlign: 'start' });
