import { tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { reading } from '../page/reading.css.ts';

export const document = style({
  maxWidth: '880px',
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlockEnd: `calc(3 * ${vars.space.xxl})`,
  color: vars.color.text.default,
  ...reading,
});
export const image = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
});
export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.small, ...tabular });

// Rendered Markdown has no class names, so these styles select elements.
globalStyle(`${document} :is(p, ul, ol)`, { margin: 0 });
globalStyle(`${document} :is(ul, ol)`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingInlineStart: vars.space.xl,
});
globalStyle(`${document} li`, { display: 'list-item' });
globalStyle(`${document} li > :is(ul, ol, div, p + p)`, { marginBlock: vars.space.s });
globalStyle(`${document} ul`, { listStyle: 'disc' });
globalStyle(`${document} ol`, { listStyle: 'decimal' });
globalStyle(`${document} :is(h2, h3)`, { marginBlockStart: vars.space.xl });
globalStyle(`${document} :is(strong, b)`, { fontWeight: weight.semibold });
globalStyle(`${document} :not(pre) > code`, {
  fontFamily: vars.font.mono,
  fontSize: '0.9em',
  color: vars.color.text.neutral,
  overflowWrap: 'break-word',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.inset.m} ${vars.space.l}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { fontWeight: weight.medium, color: vars.color.text.muted });
globalStyle(`${table} :is(thead, tr:not(:last-child)) > :is(tr, th, td)`, {
  borderBottom: `1px solid ${vars.color.line.default}`,
});
globalStyle(`${table} thead:not(:has(th))`, { display: 'none' });
