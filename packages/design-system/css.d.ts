/**
 * TypeScript 6 asks for a type of `import '@settlement/design-system/styles.css'` (TS2882). Style sheets
 * export nothing.
 */
export type Nothing = never;
