import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';
import { colorScheme, focused, inherited, isolated, placeholder, resetRules, still } from './resetRules.ts';

/** The classes of this package (`tsup.config.ts`). Only these elements and their icons are reset. */
const OWN = ":where([class*='sbc_'])";
const OUTERMOST = `${OWN}:where(:not([class*='sbc_'] *))`;

type Rule = Omit<GlobalStyleRule, '@layer'>;

const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.base]: rule } });
const own = (elements: string) => (elements === '*' ? OWN : `${OWN}:is(${elements})`);
const parts = `${OWN}, ${OWN}::before, ${OWN}::after`;

reset(parts, { boxSizing: 'border-box' });
for (const [elements, rule] of resetRules) reset(own(elements), rule);
reset(`${OWN} > svg`, { display: 'block', maxWidth: '100%' });

base(OUTERMOST, { ...inherited, colorScheme });
base(own(isolated.elements), isolated.rule);
base(`${own('input, textarea')}::placeholder`, placeholder);
base(`${OWN}:focus-visible`, focused);
base(own('main, h1') + ':focus-visible', { outline: 'none' });
base(parts, still);
