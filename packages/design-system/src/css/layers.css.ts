import { globalLayer } from '@vanilla-extract/css';

/** The layer around all others. Applications use its name to place the whole package in their own order of layers. */
const parent = globalLayer('sbc');

/** The layers of styles by priority. `layout` is above `component`, so that pages can set spacing. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  base: globalLayer({ parent }, 'base'),
  component: globalLayer({ parent }, 'component'),
  layout: globalLayer({ parent }, 'layout'),
};
