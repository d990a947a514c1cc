import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minHeight: '180px',
});

export const card = style({ position: 'relative', display: 'grid', minWidth: 0 });

export const rest = style({ color: vars.color.text.muted });
