import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { iconSize } from '#css/icons.css.ts';
import { withIcons } from '#css/withIcons.ts';

/** The badge grows away from the icon, so that two digits don't cover it. */
export const badge = style(
  component({ position: 'absolute', insetBlockStart: '-1px', insetInlineStart: '60%', display: 'flex' }),
);

export const icon = style(
  withIcons('18px', {
    display: 'inline-flex',
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
);

export const small = style(component({ vars: { [iconSize]: '16px' } }));
