/**
 * The props for input that isn't a sentence. Without them, phones would capitalize it and correct its
 * spelling.
 */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const;
