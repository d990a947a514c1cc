import { assignVars, globalStyle } from '@vanilla-extract/css';

import { layers } from '../css/layers.css.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

import { dark } from './dark.ts';
import { fixed, touchSizes } from '../tokens/fixed.ts';
import { light } from '../tokens/light.ts';

/** The variable for the color scheme, which another rule applies. */
const SCHEME = '--sbc-color-scheme';

const { color, shadow, ...shared } = vars;
const lightVars = {
  [SCHEME]: 'light',
  ...assignVars(color, light.color),
  ...assignVars(shadow, light.shadow),
};
const darkVars = { [SCHEME]: 'dark', ...assignVars(color, dark.color), ...assignVars(shadow, dark.shadow) };

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      vars: assignVars(shared, fixed),
      '@media': { [media.touch]: { vars: assignVars(vars.size, touchSizes) } },
    },
  },
});
// The system's theme applies unless the user has selected another one. A part of a page can have its own theme.
// The dark rules apply only to screens, because paper is white.
globalStyle(":root, [data-theme='light']", { '@layer': { [layers.theme]: { vars: lightVars } } });
globalStyle(':root:not([data-theme])', {
  '@layer': { [layers.theme]: { '@media': { [`screen and ${media.dark}`]: { vars: darkVars } } } },
});
globalStyle("[data-theme='dark']", {
  '@layer': { [layers.theme]: { '@media': { screen: { vars: darkVars } } } },
});
globalStyle('[data-theme]', { '@layer': { [layers.theme]: { colorScheme: `var(${SCHEME})` } } });
