/** For what is no sentence: a phone would begin it with a capital, and put another word in its place. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const;
