import { style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';

export const popover = style(component({ minWidth: 'var(--trigger-width)' }));
export const emptyList = style(component({ padding: '10px' }));
