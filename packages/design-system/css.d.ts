/**
 * TypeScript 6 requires a type for `import '@settlement/design-system/styles.css'` (TS2882). Style sheets don't export
 * anything.
 */
export type Nothing = never;
