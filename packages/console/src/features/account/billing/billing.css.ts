import { dividedRow, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const tree = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});
export const network = style({
  minWidth: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
});
// A `<legend>` appears on the border of its fieldset unless it floats.
export const networkName = style({
  float: 'inline-start',
  width: '100%',
  marginBlockEnd: vars.space.s,
  fontSize: type.small.fontSize,
  fontWeight: weight.semibold,
});
export const tokens = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: vars.space.s,
});
export const wide = style({ gridColumn: '1 / -1' });
/** The row is one line high, so that the checkbox and the icon are vertically aligned. */
export const token = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.inset.s,
  height: '20px',
  whiteSpace: 'nowrap',
});
export const narrow = style({ maxWidth: '400px', minWidth: 0 });

export const statement = style({ ...dividedRow, justifyContent: 'space-between' });
export const statementFacts = style({
  flex: '1 1 220px',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
});
