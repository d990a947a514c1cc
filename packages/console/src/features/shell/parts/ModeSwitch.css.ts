import { style } from '@vanilla-extract/css';
import { vars, zIndex } from '@settlement/design-system/tokens';

export const group = style({
  display: 'flex',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-mode="test"]': { borderColor: vars.color.graphic.caution } },
});

/** The frame around the window that marks test mode. Presses go through it to the controls below. */
export const frame = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.progress,
  border: `3px solid ${vars.color.graphic.caution}`,
  pointerEvents: 'none',
});

export const strip = style({
  padding: `${vars.inset.s} ${vars.inset.l}`,
  color: vars.color.text.caution,
  backgroundColor: vars.color.soft.caution,
});
