import { innerRing, type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

const list = { display: 'flex', flexWrap: 'wrap' } as const;

export const screens = style({ ...list, gap: vars.space.m });
export const compared = style({ display: 'flex', gap: vars.space.m });
export const side = style({ ...type.caption, minWidth: 0, color: vars.color.text.muted });
export const device = style({ display: 'grid', gap: vars.space.s });
export const pictures = style({ ...list, gap: vars.space.m });
export const picture = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  alignContent: 'start',
});
export const frame = style({
  ...type.caption,
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  minHeight: '24px',
  border: 0,
  background: 'transparent',
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': innerRing },
});
const image = style({
  height: '125px',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});
export const images = {
  desktop: style([image, { width: '208px', height: '130px' }]),
  mobile: style([image, { width: '120px', height: '260px' }]),
};
export const large = style({ maxWidth: '100%', border: `1px solid ${vars.color.line.default}` });
