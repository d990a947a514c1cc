import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { ellipsis, type, weight } from '#css/type.css.ts';

export const token = style(
  component({
    maxWidth: '12ch',
    ...ellipsis,
    fontSize: type.body.fontSize,
    fontWeight: weight.medium,
    color: vars.color.text.muted,
  }),
);
export const amount = style(component({ display: 'contents' }));
