/**
 * A type for style sheets, which export nothing. TypeScript 6 requires it for `import
 * '@settlement/design-system/styles.css'` (TS2882).
 */
export type Nothing = never;
