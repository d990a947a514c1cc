import { keyframes, style } from '@vanilla-extract/css';
import { media, tabular, type, vars, weight, zIndex } from '@settlement/design-system/tokens';

export const modeGroup = style({
  display: 'flex',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-mode="test"]': { borderColor: vars.color.graphic.caution } },
});

/** The frame around the window that marks test mode. Presses go through it to the controls below. */
export const modeFrame = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.progress,
  border: `3px solid ${vars.color.graphic.caution}`,
  pointerEvents: 'none',
});

export const modeStrip = style({
  padding: `${vars.inset.s} ${vars.inset.l}`,
  color: vars.color.text.caution,
  backgroundColor: vars.color.soft.caution,
});

const grow = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const progressLine = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: zIndex.progress,
  height: '2px',
  background: vars.color.graphic.accent,
  transformOrigin: 'left',
  animation: `${appear} 1ms 200ms both, ${grow} 4s 200ms cubic-bezier(0.1, 0.8, 0.2, 1) both`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const wideSearch = style({ marginInlineEnd: vars.space.s });
export const searchField = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  fontWeight: weight.regular,
  color: vars.color.text.muted,
});

export const searchKey = style({
  ...type.caption,
  fontFamily: 'inherit',
  padding: `0 ${vars.inset.s}`,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.tag,
});

export const staleTime = style({ whiteSpace: 'nowrap', ...tabular });
