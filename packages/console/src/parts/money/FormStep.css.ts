import { media, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.m,
  '@media': { [media.mobile]: { columnGap: vars.space.s } },
});

export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  border: `1px solid ${vars.color.line.strong}`,
  ...type.caption,
  fontWeight: weight.semibold,
  color: vars.color.text.muted,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minHeight: '24px',
});

export const body = style({ gridColumn: '2', '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
