import type { CSSProperties } from 'react';

/** Returns a style with color values, because the sample's theme can differ from the page's theme. */
export const swatch = (background: string, color?: string): CSSProperties => ({ background, color });
