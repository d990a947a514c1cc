import { createGlobalThemeContract } from '@vanilla-extract/css';
import { fixed } from './fixed.ts';
import { light } from './light.ts';

/** The design tokens. Each theme sets `color` and `shadow`. All other values are the same in every theme. */
export const vars = createGlobalThemeContract(
  { ...light, ...fixed },
  (_value, path) => `sbc-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
