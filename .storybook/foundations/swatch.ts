import type { CSSProperties } from 'react';

/**
 * Returns a style with color values instead of tokens, because the theme of the sample can differ from the
 * theme of the page.
 */
export const swatch = (background: string, color?: string): CSSProperties => ({ background, color });
