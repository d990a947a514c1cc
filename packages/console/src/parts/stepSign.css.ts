import { type, vars, weight } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const SIGN = '32px';

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: SIGN,
  blockSize: SIGN,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.line.strong}`,
  color: vars.color.text.muted,
  fontSize: type.small.fontSize,
  fontWeight: weight.semibold,
  selectors: {
    '&[data-done]': {
      borderColor: 'transparent',
      background: vars.color.soft.positive,
      color: vars.color.text.positive,
    },
  },
});
