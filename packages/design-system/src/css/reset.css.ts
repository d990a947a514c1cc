import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../tokens/vars.css.ts';
import { layers } from './layers.css.ts';
import { colorScheme, focused, inherited, isolated, placeholder, resetRules, still } from './resetRules.ts';

type Rule = Omit<GlobalStyleRule, '@layer'>;

const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
for (const [elements, rule] of resetRules) reset(elements, rule);

base('html', {
  colorScheme,
  background: vars.color.canvas,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
});
base('body', { ...inherited, minHeight: '100dvh', overflowWrap: 'break-word' });
base(isolated.elements, isolated.rule);
base('::placeholder', placeholder);
base('::selection', { background: vars.color.fill.accent, color: vars.color.text.onFill });
base(':focus-visible', focused);
// Scripts move the focus to these elements, but they aren't controls, so they have no ring.
base('main:focus-visible, h1:focus-visible', { outline: 'none' });
base('*, *::before, *::after', still);
