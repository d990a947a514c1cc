import { style } from '@vanilla-extract/css';
import { media, vars } from '@settlement/design-system/tokens';

export const columns = style({ columns: '340px 2', columnGap: vars.space.l });

export const figure = style({
  minWidth: 0,
  margin: `0 0 ${vars.space.l}`,
  padding: `${vars.inset.l} ${vars.space.l} ${vars.space.s}`,
  breakInside: 'avoid',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  scrollMarginTop: `calc(${vars.size.header} + 16px)`,
  '@media': { [media.mobile]: { padding: 0, border: 0, borderRadius: 0 } },
});
