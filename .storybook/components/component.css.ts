import { type, vars, weight } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const document = style({
  minHeight: '100vh',
  padding: vars.space.xl,
  background: vars.color.canvas,
  color: vars.color.text.default,
});
export const list = style({
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: vars.inset.xl,
  display: 'grid',
  gap: vars.space.s,
  ...type.body,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.l,
  ...type.small,
  color: vars.color.text.muted,
});
export const example = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const exampleNote = style({ margin: 0, ...type.small, color: vars.color.text.muted });
export const exampleFrame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
});
export const propType = style({ fontFamily: vars.font.mono, fontSize: type.caption.fontSize });

export const matrix = style({ borderCollapse: 'collapse', width: '100%' });
export const matrixHead = style({
  padding: `${vars.inset.m} ${vars.space.l}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  ...type.caption,
  fontWeight: weight.medium,
  color: vars.color.text.muted,
});
export const matrixCell = style({ padding: `${vars.inset.m} ${vars.space.m}` });
export const state = style({ minWidth: '72px' });
globalStyle('.sbdocs.sbdocs-wrapper', { padding: 0, background: vars.color.canvas });
globalStyle('.sbdocs.sbdocs-content', { maxWidth: 'none' });
