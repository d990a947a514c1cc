import { media, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const steps = style({ margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  padding: `${vars.space.m} ${vars.inset.xl}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line.default}` },
    '&[aria-current]': { backgroundColor: vars.color.soft.accent },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.line.strong}`,
  color: vars.color.text.muted,
  fontSize: type.small.fontSize,
  fontWeight: weight.semibold,
  selectors: {
    '&[data-done]': {
      borderColor: vars.color.graphic.positive,
      background: vars.color.soft.positive,
      color: vars.color.text.positive,
    },
  },
});

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const bar = style({ inlineSize: '220px', maxInlineSize: '100%' });
