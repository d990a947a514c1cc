import { style } from '@vanilla-extract/css';

import { component, offPaper } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { weight } from '#css/type.css.ts';
import { zIndex } from '#tokens/zIndex.ts';

export const skip = style(
  component({
    position: 'fixed',
    zIndex: zIndex.skipLink,
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    padding: `${vars.inset.m} ${vars.space.l}`,
    fontWeight: weight.semibold,
    color: vars.color.text.onFill,
    background: vars.color.fill.accent,
    borderRadius: vars.radius.control,
    transform: 'translateY(-200%)',
    selectors: { '&:focus': { transform: 'none' } },
    '@media': offPaper,
  }),
);
