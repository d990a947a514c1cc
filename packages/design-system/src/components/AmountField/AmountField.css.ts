import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const token = style(
  component({
    maxWidth: '12ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '14px',
    fontWeight: 500,
    color: vars.color.text.muted,
  }),
);
/** The amount is the largest thing in its form. */
export const amount = style(component({ display: 'contents' }));
globalStyle(
  `${amount} input`,
  component({ fontSize: '20px', lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.015em' }),
);
