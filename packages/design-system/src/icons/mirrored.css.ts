import { globalStyle } from '@vanilla-extract/css';

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

// The layer by its name: styles build on icons (`toneIcon.tsx`), not the other way round.
globalStyle(`:is(${mirroredIcons.map((name) => `.lucide-${name}`).join(', ')}):dir(rtl)`, {
  '@layer': { 'sbc-base': { transform: 'scaleX(-1)' } },
});
