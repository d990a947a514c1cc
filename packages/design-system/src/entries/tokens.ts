export { vars } from '../tokens/vars.css.ts';
export { layers } from '../css/layers.css.ts';
export { breakpoints, media } from '../tokens/breakpoints.ts';
export { setTheme } from '../themes/setTheme.ts';
export type { ThemeChoice } from '../themes/setTheme.ts';
export type { Gap, Size, Tone, Variant } from '../tokens/types.ts';
