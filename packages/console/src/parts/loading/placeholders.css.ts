import { style } from '@vanilla-extract/css';

export const stacked = style({ display: 'grid' });
export const layer = style({ gridArea: '1 / 1', minWidth: 0 });
export const unseen = style([layer, { visibility: 'hidden' }]);
