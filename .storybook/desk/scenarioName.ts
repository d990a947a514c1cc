/**
 * Returns a scenario's name for the URL. Storybook removes all characters except letters, digits, spaces,
 * `_` and `-` from URL options.
 */
export const nameOfScenario = (id: string): string => id.replaceAll('.', '_');

export const scenarioOf = (name: unknown): string =>
  typeof name === 'string' ? name.replaceAll('_', '.') : '';
