import { style } from '@vanilla-extract/css';

export const card = style({ position: 'relative', display: 'grid', minWidth: 0 });
