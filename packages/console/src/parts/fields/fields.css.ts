import { type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const picture = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'center' });
export const image = style({
  width: '96px',
  height: '96px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.default}`,
  backgroundColor: vars.color.sunken,
});

export const passwordRules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space.xs,
  ...type.caption,
});
export const passwordRule = recipe({
  base: { display: 'flex', alignItems: 'center', gap: vars.space.xs },
  variants: {
    isMet: { true: { color: vars.color.text.positive }, false: { color: vars.color.text.muted } },
  },
});
