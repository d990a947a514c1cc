import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  justifySelf: 'center',
  width: '200px',
  height: '200px',
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});
