import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';

export const menuWidth = style(component({ minWidth: 'max(180px, var(--trigger-width))' }));
