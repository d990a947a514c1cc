import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { innerRing } from '#css/focusRing.css.ts';

export const scroller = style(
  component({
    position: 'relative',
    overflowY: 'auto',
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': innerRing },
  }),
);
export const list = style(component({ position: 'relative' }));
export const rows = style(component({ position: 'absolute', insetInline: 0, insetBlockStart: 0 }));
