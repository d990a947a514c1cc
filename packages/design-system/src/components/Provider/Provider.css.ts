import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';

export const overlays = style(component({ selectors: { '&:empty': { display: 'none' } } }));
