import { assignVars, globalStyle } from '@vanilla-extract/css';

import { layers } from '../css/layers.css.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

import { type MoreContrast, darkMore, lightMore } from './moreContrast.ts';

const { default: _default, onFill: _onFill, ...text } = vars.color.text;

const valuesOf = (more: MoreContrast) => ({
  ...assignVars(vars.color.line, more.line),
  ...assignVars(text, more.text),
  [vars.color.focus]: more.focus,
});

// A component's style sheet that loads later repeats the themes, so this layer is above them.
const replace = (selector: string, query: string, more: MoreContrast) =>
  globalStyle(selector, {
    '@layer': { [layers.base]: { '@media': { [query]: { vars: valuesOf(more) } } } },
  });

replace(":root, [data-theme='light']", media.moreContrast, lightMore);
replace(':root:not([data-theme])', `screen and ${media.dark} and ${media.moreContrast}`, darkMore);
replace("[data-theme='dark']", `screen and ${media.moreContrast}`, darkMore);
