import { style } from '@vanilla-extract/css';

export const name = style({ display: 'block', textWrap: 'balance' });
