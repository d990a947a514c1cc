import { style } from '@vanilla-extract/css';
import { vars } from '@settlement/design-system/tokens';

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
