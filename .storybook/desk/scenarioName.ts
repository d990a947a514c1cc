/** An address of Storybook holds letters, digits, spaces, `_` and `-` of a choice, and drops any other. */
export const nameOfScenario = (id: string): string => id.replaceAll('.', '_');

export const scenarioOf = (name: unknown): string =>
  typeof name === 'string' ? name.replaceAll('_', '.') : '';
