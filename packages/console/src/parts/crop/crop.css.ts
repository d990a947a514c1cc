import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const crop = style({ display: 'grid', gap: vars.space.m });
export const frame = style({
  justifySelf: 'center',
  padding: 0,
  border: 'none',
  width: '200px',
  height: '200px',
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
});
