import { media, vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 });
export const form = style({ display: 'grid', gap: vars.space.l, minWidth: 0 });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
});
export const pair = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const tree = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});
export const network = style({
  margin: 0,
  minWidth: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
});
// A legend that floats is inside its box, not in the line around it.
export const networkName = style({
  float: 'inline-start',
  width: '100%',
  padding: 0,
  marginBlockEnd: vars.space.s,
  fontSize: '13px',
  fontWeight: 600,
});
export const tokens = style({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s} ${vars.space.l}`,
});
export const token = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
/** Three words in a row need no more. */
export const narrow = style({ maxWidth: '400px' });
