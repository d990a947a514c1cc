import type { CSSProperties } from 'react';

/** Returns a style with color values instead of tokens, because the sample’s theme may differ from the page’s. */
export const swatch = (background: string, color?: string): CSSProperties => ({ background, color });
