import { tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { card } from '../page/page.css.ts';

export const journey = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  padding: vars.inset.xl,
  ...card,
});
export const question = style({ ...type.small, color: vars.color.text.muted });
export const steps = style({ display: 'grid', gap: vars.space.m, counterReset: 'step' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: vars.space.m,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    height: '24px',
    borderRadius: vars.radius.full,
    background: vars.color.soft.accent,
    color: vars.color.text.accent,
    ...type.caption,
    fontWeight: weight.semibold,
    ...tabular,
  },
});

export const changes = style({ display: 'grid', gap: vars.space.l, maxWidth: '84ch' });
export const change = style({
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px solid ${vars.color.line.strong}`,
  overflowWrap: 'anywhere',
});
