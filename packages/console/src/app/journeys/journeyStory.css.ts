import { media, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)' } },
});
export const guide = style({
  padding: vars.space.m,
  backgroundColor: vars.color.sunken,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: 0, height: '100vh', overflowY: 'auto' },
  },
});
export const console = style({ minWidth: 0 });
export const steps = style({
  ...type.caption,
  display: 'grid',
  gap: vars.space.s,
  listStyle: 'decimal',
  paddingInlineStart: vars.space.l,
});
export const step = style({ selectors: { '&[aria-current=step]': { fontWeight: weight.semibold } } });
