import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';

/** No landmark while nothing is open. */
export const overlays = style(component({ selectors: { '&:empty': { display: 'none' } } }));
