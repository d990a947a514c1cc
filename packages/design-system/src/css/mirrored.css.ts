import { style } from '@vanilla-extract/css';

import { component } from './component.css.ts';

/** An icon that points along the line: where lines go from right to left, it points the other way. */
export const mirrored = style(component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
