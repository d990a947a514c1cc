import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.m,
  alignItems: 'center',
  padding: vars.space.m,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const planActions = style({
  display: 'flex',
  gap: vars.space.s,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
export const estimate = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
});
