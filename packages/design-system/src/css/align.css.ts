import { style, styleVariants } from '@vanilla-extract/css';

import { component } from './component.css.ts';

export type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
export type Justify = 'start' | 'center' | 'end' | 'between';

export const alignClass = styleVariants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    stretch: 'stretch',
    baseline: 'baseline',
  } satisfies Record<Align, string>,
  (alignItems) => component({ alignItems }),
);

export const justifyClass = styleVariants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    between: 'space-between',
  } satisfies Record<Justify, string>,
  (justifyContent) => component({ justifyContent }),
);

export const stack = style(component({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const inline = style(component({ display: 'flex', minWidth: 0 }));
export const wrap = style(component({ flexWrap: 'wrap' }));
