/**
 * Returns a scenario’s name for the URL. Storybook’s URLs only accept letters, digits, spaces, `_` and `-` in
 * an option, and drop other characters.
 */
export const nameOfScenario = (id: string): string => id.replaceAll('.', '_');

export const scenarioOf = (name: unknown): string =>
  typeof name === 'string' ? name.replaceAll('_', '.') : '';
