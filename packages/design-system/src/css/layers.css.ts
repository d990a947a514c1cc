import { globalLayer } from '@vanilla-extract/css';

/**
 * Later layers win whatever their selectors weigh. `layout` comes after `component` so that spacing is
 * the page's decision; unlayered styles of an application win over all of them.
 */
export const layers = {
  reset: globalLayer('sbc-reset'),
  theme: globalLayer('sbc-theme'),
  base: globalLayer('sbc-base'),
  component: globalLayer('sbc-component'),
  layout: globalLayer('sbc-layout'),
};
