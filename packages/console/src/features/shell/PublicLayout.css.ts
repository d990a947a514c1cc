import { style } from '@vanilla-extract/css';
import { media, vars } from '@settlement/design-system/tokens';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = style({
  flex: '1 0 auto',
  width: '100%',
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: vars.space.xl,
  '@media': { [media.mobile]: { padding: `${vars.space.l} ${vars.inset.l}` } },
});
