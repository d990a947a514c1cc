import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { component } from './component.css.ts';

/** What `icons` makes the icons right inside as large as. */
export const iconSize = createVar();

/** Holds icons, of its own or handed in, of any size. */
export const icons = style({});

globalStyle(`${icons} > svg`, component({ width: iconSize, height: iconSize, flex: 'none' }));
