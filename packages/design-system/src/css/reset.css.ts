import { globalStyle } from '@vanilla-extract/css';

import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1] & object) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: Parameters<typeof globalStyle>[1] & object) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
reset('img, svg, canvas', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 0,
});
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'separate', borderSpacing: 0 });
reset('th', { textAlign: 'start', fontWeight: 'inherit' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('fieldset', { border: 0, minInlineSize: 0 });

base('html', {
  fontFamily: vars.font.body,
  fontSize: '14px',
  lineHeight: '20px',
  color: vars.color.text.default,
  background: vars.color.canvas,
  fontFeatureSettings: "'cv11', 'ss03'",
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
});
base('body', { minHeight: '100dvh', overflowWrap: 'break-word' });
// Marks of the writing direction in a name or a note end with it, and turn nothing around it.
base('span, strong, em, b, a, label', { unicodeBidi: 'isolate' });
base('::placeholder', { color: vars.color.text.muted, opacity: 1 });
base('::selection', { background: vars.color.fill.accent, color: vars.color.text.onFill });
// Whatever a component forgets, focus is never invisible (WCAG 2.4.7).
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' });
// A place that a script moved the focus to is not a control.
base('main:focus-visible, h1:focus-visible', { outline: 'none' });
base('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto',
    },
  },
});
