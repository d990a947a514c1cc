/** Phones would capitalize input that isn't a sentence and correct its spelling. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const;
