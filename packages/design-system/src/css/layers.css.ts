import { globalLayer } from '@vanilla-extract/css';

/**
 * The layers of styles, from low to high priority. `layout` is above `component`, so that a page can set the spacing
 * of a component. Styles without a layer, such as an application's own styles, override all layers.
 */
export const layers = {
  reset: globalLayer('sbc-reset'),
  theme: globalLayer('sbc-theme'),
  base: globalLayer('sbc-base'),
  component: globalLayer('sbc-component'),
  layout: globalLayer('sbc-layout'),
};
