import { style } from '@vanilla-extract/css';

export const time = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
