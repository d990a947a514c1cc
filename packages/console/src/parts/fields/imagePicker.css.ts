import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'grid', gap: vars.space.xs, margin: 0, justifyItems: 'center' });
export const image = style({
  width: '96px',
  height: '96px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.default}`,
  backgroundColor: vars.color.sunken,
});
