import { globalLayer } from '@vanilla-extract/css';

/** The layer around all others. Applications use its name to place the whole package in their own order of layers. */
const parent = globalLayer('sbc');

/**
 * The layers of styles, from low to high priority. `layout` is above `component`, so that a page can set the spacing
 * of a component. Styles without a layer, such as an application's own styles, override all layers.
 */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  base: globalLayer({ parent }, 'base'),
  component: globalLayer({ parent }, 'component'),
  layout: globalLayer({ parent }, 'layout'),
};
