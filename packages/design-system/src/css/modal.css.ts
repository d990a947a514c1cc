import { style } from '@vanilla-extract/css';

/** Marks drawers, dialogs and sheets. */
export const modal = style({});
