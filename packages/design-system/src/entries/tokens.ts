export { vars } from '../tokens/vars.css.ts';
export { layers } from '../css/layers.css.ts';
export { breakpoints, media } from '../tokens/breakpoints.ts';
export { rememberedTheme, setTheme } from '../themes/setTheme.ts';
export { themeInit, themeInitHash } from '../themes/themeInit.ts';
export type { SetThemeOptions, ThemeChoice } from '../themes/setTheme.ts';
export type { Gap, Size, Tone, Variant } from '../tokens/types.ts';
