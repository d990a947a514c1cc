import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const label = style(component({ fontWeight: 600 }));
export const note = style(component({ color: vars.color.text.muted, fontWeight: 400 }));
export const stars = style(component({ display: 'flex', marginInlineStart: '-10px' }));
export const star = style(
  component({
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
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    },
  }),
);
globalStyle(`${star} svg`, component({ width: '26px', height: '26px' }));
globalStyle(`${star}[data-lit] svg`, component({ fill: 'currentcolor' }));
