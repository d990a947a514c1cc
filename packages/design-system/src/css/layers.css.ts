import { globalLayer } from '@vanilla-extract/css';

/** The layer around all others. Applications use its name to place the whole package in their own order of layers. */
const parent = globalLayer('sbc');

/** The layers, low to high. `layout` is above `component`. Styles without a layer override all. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  base: globalLayer({ parent }, 'base'),
  component: globalLayer({ parent }, 'component'),
  layout: globalLayer({ parent }, 'layout'),
};
