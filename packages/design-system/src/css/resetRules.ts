import type { GlobalStyleRule } from '@vanilla-extract/css';

import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';
import { ring } from './focusRing.css.ts';
import { type } from './type.css.ts';

type Rule = Omit<GlobalStyleRule, '@layer'>;

export const resetRules: ReadonlyArray<readonly [elements: string, rule: Rule]> = [
  ['*', { margin: 0, padding: 0 }],
  ['img, svg, canvas', { display: 'block', maxWidth: '100%' }],
  [
    'button, input, select, textarea',
    {
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
      background: 'none',
      border: 0,
      borderRadius: 0,
    },
  ],
  ['ul, ol', { listStyle: 'none' }],
  ['a', { color: 'inherit', textDecoration: 'none' }],
  ['table', { borderCollapse: 'separate', borderSpacing: 0 }],
  ['th', { textAlign: 'start', fontWeight: 'inherit' }],
  ['h1, h2, h3, h4, h5, h6', { font: 'inherit' }],
  ['fieldset', { border: 0, minInlineSize: 0 }],
];

export const colorScheme = 'var(--sbc-color-scheme)';
/** The text styles of a page. They aren't set on `html`, so that `rem` is the size that the user has chosen. */
export const inherited: Rule = {
  fontFamily: vars.font.body,
  ...type.body,
  color: vars.color.text.default,
  fontFeatureSettings: "'cv11', 'ss03'",
};

// Isolates the text direction, so that direction marks in a text don't affect the text around it.
export const isolated = {
  elements: 'span, strong, em, b, a, label',
  rule: { unicodeBidi: 'isolate' },
} as const;
export const placeholder: Rule = { color: vars.color.text.muted, opacity: 1 };
// The default focus ring, so that the focus is visible on every element (WCAG 2.4.7).
export const focused: Rule = ring;
// Even a short transition on every element delays inherited values by a frame per level.
export const still: Rule = {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
};
