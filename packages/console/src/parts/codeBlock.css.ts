import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: '13px',
  fontWeight: 600,
});
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});
const code = style({
  margin: 0,
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  fontFamily: vars.font.mono,
  fontSize: '12.5px',
  lineHeight: '20px',
  tabSize: 2,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
});
export const scrolling = style([code, { overflowX: 'auto' }]);
export const wrapped = style([
  code,
  { maxHeight: '280px', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
]);
/** As high as one line of code, so that a block of one line has its button in the middle. */
export const copy = style({
  display: 'flex',
  alignItems: 'center',
  height: '44px',
  paddingInline: '2px 4px',
});
