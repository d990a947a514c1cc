/** The props of inputs for codes and addresses. They turn off capitalization and spelling correction. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const;
