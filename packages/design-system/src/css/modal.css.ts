import { style } from '@vanilla-extract/css';

/** The class that drawers, dialogs and sheets share. */
export const modal = style({});
