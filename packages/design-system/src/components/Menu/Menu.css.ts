import { style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';

export const menuWidth = style(component({ minWidth: '180px !important' }));
export const menuItem = style(component({ width: '100%', textAlign: 'start' }));
