import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { type, weight } from '#css/type.css.ts';

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
export const amount = style(component({ display: 'contents' }));
