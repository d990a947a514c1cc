import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { modal } from '#css/modal.css.ts';
import { media } from '#tokens/breakpoints.ts';

export const overlays = style(component({ selectors: { '&:empty': { display: 'none' } } }));

// Paper shows an open dialog or drawer instead of the page behind it. `!important` overrides an application's layout.
globalStyle(
  `:has(~ .${overlays} .${modal})`,
  component({ '@media': { [media.print]: { display: 'none !important' } } }),
);
