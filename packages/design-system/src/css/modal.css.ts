import { style } from '@vanilla-extract/css';

/** Marks a drawer, a dialog or a sheet while it covers the page, for what is laid out beside it. */
export const modal = style({});
