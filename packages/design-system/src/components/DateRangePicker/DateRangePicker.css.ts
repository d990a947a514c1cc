import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { tabular } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';

/** The popover has its final size while the code of the calendar loads. */
export const loading = style(
  component({
    width: '700px',
    height: '416px',
    maxWidth: 'calc(100vw - 40px)',
    '@media': { [media.mobile]: { width: '300px', height: '484px' } },
  }),
);
export const value = style(component({ ...tabular }));
