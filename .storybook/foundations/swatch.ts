import type { CSSProperties } from 'react';

/** A colour of a theme that may not be the page's: a value, not a token. */
export const swatch = (background: string, color?: string): CSSProperties => ({ background, color });
