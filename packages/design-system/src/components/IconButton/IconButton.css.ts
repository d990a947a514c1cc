import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';

export const badge = style(
  component({ position: 'absolute', insetBlockStart: '1px', insetInlineEnd: '-1px', display: 'flex' }),
);

export const icon = style(
  component({ display: 'inline-flex', selectors: { '[data-pending] > &': { opacity: 0 } } }),
);

globalStyle(`${icon} > svg`, component({ width: '18px', height: '18px' }));

export const small = style({});
globalStyle(`${small} > svg`, component({ width: '16px', height: '16px' }));
