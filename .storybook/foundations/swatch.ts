import type { CSSProperties } from 'react';

/**
 * Returns a style with color values instead of tokens, because the sample may show another theme than the
 * page.
 */
export const swatch = (background: string, color?: string): CSSProperties => ({ background, color });
