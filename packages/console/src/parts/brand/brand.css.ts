import { style } from '@vanilla-extract/css';

export const logo = style({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' });

export const name = style({ display: 'block', textWrap: 'balance' });
