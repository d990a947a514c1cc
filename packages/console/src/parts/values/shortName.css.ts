import { style } from '@vanilla-extract/css';

export const name = style({
  display: 'inline-block',
  maxWidth: '180px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
});
