import { toDesignTokens } from '../tokens/designTokens.ts';
import type { DesignTokens } from '../tokens/designTokens.ts';
import { dark } from './dark.ts';
import { fixed, touchSizes } from '../tokens/fixed.ts';
import { light } from '../tokens/light.ts';
import { darkMore, lightMore } from './moreContrast.ts';

/** The token files by mode of design tools: light, and replacements for dark, contrast and touch. */
export const tokenFiles: Readonly<Record<string, DesignTokens>> = {
  'tokens.json': toDesignTokens({ ...light, ...fixed }),
  'tokens.dark.json': toDesignTokens(dark),
  'tokens.contrast.json': toDesignTokens({ color: { ...lightMore } }),
  'tokens.dark-contrast.json': toDesignTokens({ color: { ...darkMore } }),
  'tokens.touch.json': toDesignTokens({ size: touchSizes }),
};
