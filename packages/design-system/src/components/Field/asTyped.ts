/**
 * The props of inputs for codes, addresses and other text that isn't a sentence. They turn off
 * capitalization and spelling correction.
 */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const;
