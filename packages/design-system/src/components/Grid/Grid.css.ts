import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '#css/component.css.ts';
import { media } from '#tokens/breakpoints.ts';

export const mobile = createVar();
export const tablet = createVar();
export const desktop = createVar();
export const min = createVar();

export const grid = recipe({
  base: component({ display: 'grid', minWidth: 0, gridTemplateColumns: `repeat(${mobile}, minmax(0, 1fr))` }),
  variants: {
    columns: {
      byWidth: component({
        '@media': {
          [media.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
          [media.desktop]: { gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))` },
        },
      }),
      byMinimum: component({ gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))` }),
    },
    hasEqualRows: { true: component({ gridAutoRows: '1fr' }), false: {} },
    align: {
      start: component({ alignItems: 'start' }),
      stretch: component({ alignItems: 'stretch' }),
      end: component({ alignItems: 'end' }),
    },
  },
});
