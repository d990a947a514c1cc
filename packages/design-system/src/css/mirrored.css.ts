import { style } from '@vanilla-extract/css';

import { component } from './component.css.ts';

export const mirrored = style(component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
