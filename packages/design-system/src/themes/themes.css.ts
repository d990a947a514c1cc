import { assignVars, globalStyle } from '@vanilla-extract/css';

import { layers } from '../css/layers.css.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

import { dark } from './dark.ts';
import { fixed, touchSizes } from './fixed.ts';
import { light } from './light.ts';

const { color, shadow, ...shared } = vars;
const lightVars = { ...assignVars(color, light.color), ...assignVars(shadow, light.shadow) };
const darkVars = { ...assignVars(color, dark.color), ...assignVars(shadow, dark.shadow) };

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      colorScheme: 'light',
      vars: { ...assignVars(shared, fixed), ...lightVars },
      '@media': {
        '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars },
        [media.touch]: { vars: assignVars(vars.size, touchSizes) },
      },
    },
  },
});

// A choice of the person, or of a part of a page, wins over the system.
globalStyle("[data-theme='light']", {
  '@layer': { [layers.theme]: { colorScheme: 'light', vars: lightVars } },
});
globalStyle("[data-theme='dark']", {
  '@layer': { [layers.theme]: { colorScheme: 'dark', vars: darkVars } },
});
