import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { vars } from '../../tokens/vars.css.ts';
import { type, weight } from '../../css/type.css.ts';

export const token = style(
  component({
    maxWidth: '12ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: type.body.fontSize,
    fontWeight: weight.medium,
    color: vars.color.text.muted,
  }),
);
/** The amount is the largest thing in its form. */
export const amount = style(component({ display: 'contents' }));
globalStyle(
  `${amount} input`,
  component({ ...type.number, fontWeight: weight.semibold, letterSpacing: '-0.015em' }),
);
