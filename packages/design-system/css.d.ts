/** TypeScript 6 asks for a type of `import '@settlement/design-system/styles.css'` (TS2882). */
export {};
