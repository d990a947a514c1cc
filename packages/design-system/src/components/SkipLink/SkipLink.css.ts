import { style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const skip = style(
  component({
    position: 'fixed',
    zIndex: 1100,
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    padding: '10px 16px',
    fontWeight: 600,
    color: vars.color.text.onFill,
    background: vars.color.fill.accent,
    borderRadius: vars.radius.control,
    transform: 'translateY(-200%)',
    selectors: { '&:focus': { transform: 'none' } },
  }),
);
