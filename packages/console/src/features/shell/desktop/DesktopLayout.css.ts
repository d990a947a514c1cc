import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@settlement/design-system/tokens';

const LONGEST_WAIT = '3s';

const show = keyframes({ to: { visibility: 'visible' } });
const hide = keyframes({ to: { visibility: 'hidden' } });

/** The content is hidden for at most three seconds, so that a banner above doesn't move it. */
const hidden = style({ visibility: 'hidden', animation: `${show} 0s ${LONGEST_WAIT} forwards` });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  flex: '1 0 auto',
});
export const hiddenContent = style([content, hidden]);

export const tools = style({ display: 'contents' });
export const hiddenTools = style([tools, hidden]);

export const waiting = style({
  position: 'absolute',
  insetInline: vars.space.xl,
  insetBlockStart: vars.inset.xl,
  animation: `${hide} 0s ${LONGEST_WAIT} forwards`,
});

export const strip = style({
  display: 'flex',
  '@media': { [media.print]: { display: 'none' } },
  padding: `${vars.inset.s} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.line.default}`,
  backgroundColor: vars.color.surface,
});

/** Reserves the space of the bell and its number, which load after the header. */
export const bell = style({
  display: 'flex',
  minWidth: vars.size.control,
  marginInlineEnd: vars.space.m,
  '@media': { [media.mobile]: { marginInlineEnd: vars.space.xs } },
});

export const userName = style({ display: 'flex', maxWidth: 'clamp(96px, 14vw, 180px)' });
