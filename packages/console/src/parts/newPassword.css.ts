import { type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...type.caption,
});
const line = { display: 'flex', alignItems: 'center', gap: vars.space.xs } as const;
export const rule = style({ ...line, color: vars.color.text.muted });
export const met = style({ ...line, color: vars.color.text.positive });
