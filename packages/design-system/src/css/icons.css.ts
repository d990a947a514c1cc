import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { component } from './component.css.ts';

export const iconSize = createVar();

export const icons = style({});

globalStyle(`${icons} > svg`, component({ width: iconSize, height: iconSize, flex: 'none' }));
