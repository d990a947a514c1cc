export { createTheme } from '../themes/createTheme.ts';
export type { CreatedTheme, MeasuredPair, ThemeMode, ThemeOptions } from '../themes/createTheme.ts';
