import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '* + &': { marginTop: vars.space.m } },
});
