import { globalLayer } from '@vanilla-extract/css';

/**
 * The layers of styles. Later layers override earlier ones regardless of specificity. `layout` follows
 * `component`, so that the page decides about spacing. Unlayered styles of an application override all
 * layers.
 */
export const layers = {
  reset: globalLayer('sbc-reset'),
  theme: globalLayer('sbc-theme'),
  base: globalLayer('sbc-base'),
  component: globalLayer('sbc-component'),
  layout: globalLayer('sbc-layout'),
};
