import { type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const name = style({
  display: 'inline-block',
  maxWidth: '180px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
});

export const noted = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' });
export const note = style({ ...type.caption, color: vars.color.text.muted });
