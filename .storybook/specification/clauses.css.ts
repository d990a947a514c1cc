import { style } from '@vanilla-extract/css';

/** Links in a list keep a finger's distance from each other (WCAG 2.5.8). */
export const list = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
