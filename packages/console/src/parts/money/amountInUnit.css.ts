import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const shares = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
