import { globalStyle } from '@vanilla-extract/css';

import { layers } from '../css/layers.css.ts';

/** Icons that point along the line of writing, by the class that Lucide gives them. */
export const mirroredIcons = [
  'arrow-down-left',
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'log-out',
  'panel-left-close',
  'panel-left-open',
  'send',
  'undo-2',
];

globalStyle(`:is(${mirroredIcons.map((name) => `.lucide-${name}`).join(', ')}):dir(rtl)`, {
  '@layer': { [layers.base]: { transform: 'scaleX(-1)' } },
});
