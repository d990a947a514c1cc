import { ring, type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: type.small.fontSize,
  fontWeight: weight.semibold,
});
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  border: `1px solid ${vars.color.line.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});
export const code = recipe({
  base: {
    padding: `${vars.space.m} ${vars.inset.l}`,
    borderRadius: vars.radius.control,
    color: vars.color.text.default,
    fontFamily: vars.font.mono,
    fontSize: type.caption.fontSize,
    lineHeight: type.body.lineHeight,
    tabSize: 2,
    selectors: { '&:focus-visible': ring },
  },
  variants: {
    isWrapped: {
      true: { maxHeight: '280px', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      false: { overflowX: 'auto' },
    },
  },
});
export const copy = style({
  display: 'flex',
  alignItems: 'center',
  height: '44px',
  paddingInline: `${vars.space.xxs} ${vars.space.xs}`,
});
