import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';

/** The button of the calendar is at the end of the field. */
export const end = style(component({ marginInlineStart: 'auto', paddingInlineEnd: 0 }));
