import { type, vars, weight } from '@settlement/design-system/tokens';
import { createVar, style } from '@vanilla-extract/css';

export const MARK = 20;

export const left = createVar();
export const top = createVar();
export const width = createVar();
export const height = createVar();

export const frame = style({
  padding: `${vars.space.xl} ${vars.space.xl} ${vars.space.xl} ${vars.space.xxl}`,
  background: vars.color.canvas,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
});
export const most = createVar();
/** The padding keeps the trigger away from the edge, where react-aria would move its overlay. */
export const padded = style({ padding: vars.space.m, height: '100%' });
export const ground = style({ position: 'relative', maxWidth: most, marginInline: 'auto' });

const placed = { position: 'absolute', pointerEvents: 'none', left, top } as const;

export const frameOfPart = style({
  ...placed,
  width,
  height,
  border: `1px dashed ${vars.color.graphic.accent}`,
  borderRadius: vars.radius.mark,
});
export const mark = style({
  ...placed,
  display: 'grid',
  placeItems: 'center',
  width: `${MARK}px`,
  height: `${MARK}px`,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.surface}`,
  background: vars.color.fill.accent,
  color: vars.color.text.onFill,
  ...type.caption,
  fontWeight: weight.semibold,
});
