import { media, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space.m });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.m,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: vars.space.xs } },
});
const side = style({
  margin: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: `${vars.space.m} ${vars.space.l}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  borderInlineStartWidth: '3px',
  ...type.body,
});
export const good = style([side, { borderInlineStartColor: vars.color.graphic.positive }]);
export const bad = style([side, { borderInlineStartColor: vars.color.graphic.critical }]);
export const mark = style({
  ...type.caption,
  fontWeight: weight.semibold,
  selectors: {
    [`${good} > &`]: { color: vars.color.text.positive },
    [`${bad} > &`]: { color: vars.color.text.critical },
  },
});
