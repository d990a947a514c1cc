import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { weight } from '#css/type.css.ts';
import { innerRing } from '#css/focusRing.css.ts';
import { withIcons } from '#css/withIcons.ts';

export const label = style(component({ fontWeight: weight.semibold }));
export const note = style(component({ color: vars.color.text.muted, fontWeight: weight.regular }));
export const stars = style(component({ display: 'flex', marginInlineStart: `calc(-1 * ${vars.inset.m})` }));
export const star = style(
  withIcons('26px', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: vars.radius.control,
    color: vars.color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-lit]': { color: vars.color.text.accent },
      '&[data-focus-visible]': innerRing,
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    },
  }),
);
export const lit = style(component({ fill: 'currentcolor' }));
