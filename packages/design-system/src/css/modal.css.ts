import { style } from '@vanilla-extract/css';

/** Marks a drawer, dialog or sheet that covers the page. */
export const modal = style({});
