import { media, tabular, type, vars, weight } from '@settlement/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** A printed page contains only the receipt, in black for every theme. */
export const printed = style({ display: 'none' });
globalStyle(`body:has(> ${printed}) > *`, { '@media': { [media.print]: { display: 'none !important' } } });
globalStyle(`body > ${printed}`, {
  '@media': { [media.print]: { display: 'block !important', color: '#000', background: '#fff' } },
});
globalStyle(`html:has(${printed})`, { '@media': { [media.print]: { background: '#fff' } } });

export const paper = style({
  padding: vars.space.l,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.card,
  ...type.small,
  '@media': { [media.print]: { border: 'none', padding: 0 } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBottom: vars.space.m,
  borderBottom: '2px solid currentcolor',
});
export const facts = style({ margin: `${vars.space.m} 0` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 2.4fr)',
  gap: vars.space.m,
  padding: `${vars.space.xs} 0`,
});
export const term = style({
  color: vars.color.text.muted,
  '@media': { [media.print]: { color: 'inherit' } },
});
export const value = style({ overflowWrap: 'anywhere', ...tabular });
export const lines = style({ width: '100%', borderCollapse: 'collapse' });
export const caption = style({
  captionSide: 'top',
  paddingBottom: vars.space.xs,
  textAlign: 'start',
  fontWeight: weight.semibold,
});
const cell = { padding: `${vars.inset.s} 0`, borderTop: `1px solid ${vars.color.line.default}` };
export const lineTerm = style({ ...cell, fontWeight: 'inherit', textAlign: 'start' });
export const lineAmount = style({ ...cell, textAlign: 'end', ...tabular, overflowWrap: 'anywhere' });
export const total = style({ fontWeight: weight.bold });
