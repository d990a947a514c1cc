import { innerRing, type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const code = style({
  margin: 0,
  padding: vars.space.l,
  overflowX: 'auto',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  ...type.small,
  fontFamily: vars.font.mono,
  selectors: { '&:focus-visible': innerRing },
});
