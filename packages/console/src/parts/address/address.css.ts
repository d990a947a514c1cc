import { vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const fieldActions = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s });

export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontWeight: weight.semibold,
});

export const scanner = style({
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
});
