import { globalStyle } from '@vanilla-extract/css';

/** The icons that are mirrored in right-to-left text, by Lucide's class name without `lucide-`. */
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

// The layer is a string instead of an import, because styles depend on icons (`toneIcon.tsx`).
globalStyle(`:is(${mirroredIcons.map((name) => `.lucide-${name}`).join(', ')}):dir(rtl)`, {
  '@layer': { 'sbc.base': { transform: 'scaleX(-1)' } },
});
