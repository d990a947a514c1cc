import { vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const counts = style({
  display: 'flex',
  gap: vars.space.xs,
  minHeight: '36px',
  // The focus ring of the first button needs space.
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
  overflowX: 'auto',
});
export const count = style({ color: vars.color.text.muted, fontWeight: weight.medium });
