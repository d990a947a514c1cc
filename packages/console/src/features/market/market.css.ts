import { divided, media, type, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

const narrow = media.belowDesktop;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1.2fr) minmax(90px, 0.6fr) 120px minmax(150px, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  width: '100%',
  paddingBlock: vars.space.s,
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.l, rowGap: vars.space.s },
    [media.smallest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const whole = { '@media': { [narrow]: { gridColumn: '1 / -1' } } } as const;
export const holding = style(whole);
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minWidth: 0,
  ...whole,
});
export const grow = style({ flex: 1, minWidth: 0 });
export const unknown = style({ visibility: 'hidden' });
export const span = style({ ...type.caption, color: vars.color.text.muted });
export const trend = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflow: 'hidden' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  justifyContent: 'flex-end',
  '@media': { [narrow]: { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
});
export const stale = style({ filter: 'grayscale(1)' });
export const foundName = style({ minWidth: 0, '@media': { [media.smallest]: { gridColumn: '1 / -1' } } });
export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: '60px',
  '@media': {
    [media.smallest]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0, paddingBlock: vars.space.s },
  },
  selectors: divided,
});
