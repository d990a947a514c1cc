import { media, vars } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const printed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  '@media': {
    [media.print]: { position: 'fixed', inset: 0, padding: vars.space.xl, background: '#fff', color: '#000' },
  },
});
globalStyle(`body:has(.${printed}) *`, { '@media': { [media.print]: { visibility: 'hidden' } } });
globalStyle(`body .${printed}, body .${printed} *`, {
  '@media': { [media.print]: { visibility: 'visible' } },
});

export const value = style({
  display: 'flex',
  gap: vars.space.m,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  padding: vars.space.m,
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
});
export const pending = style({ borderRadius: vars.radius.card });
