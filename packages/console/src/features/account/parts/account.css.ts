import { style } from '@vanilla-extract/css';
import { vars } from '@settlement/design-system/tokens';

export const rows = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.default}` } },
});
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  background: vars.color.sunken,
  selectors: { '&[data-on]': { color: vars.color.text.accent, background: vars.color.soft.accent } },
});
export const words = style({
  overflowWrap: 'anywhere',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
});
