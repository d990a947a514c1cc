import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { media } from '../../tokens/breakpoints.ts';

export const mobile = createVar();
export const tablet = createVar();
export const desktop = createVar();
export const min = createVar();

export const grid = style(
  component({ display: 'grid', minWidth: 0, gridTemplateColumns: `repeat(${mobile}, minmax(0, 1fr))` }),
);

export const byWidth = style(
  component({
    '@media': {
      [media.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
      [media.desktop]: { gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))` },
    },
  }),
);

export const byLayer = style(
  component({ gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))` }),
);

export const align = styleVariants({ start: 'start', stretch: 'stretch', end: 'end' }, (alignItems) =>
  component({ alignItems }),
);
