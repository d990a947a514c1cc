import { divided, media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 848px) 376px',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minWidth: 0,
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space.l})`,
  '@media': { [media.narrow]: { position: 'static' } },
});

export const latest = style({
  display: 'flex',
  gap: vars.space.m,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space.m} ${vars.inset.xl}`,
  '@media': { [media.mobile]: { paddingInline: vars.space.l } },
  selectors: divided,
});
