/** Returns a scenario's name without dots, which Storybook removes from URL options. */
export const nameOfScenario = (id: string): string => id.replaceAll('.', '_');

export const scenarioOf = (name: unknown): string =>
  typeof name === 'string' ? name.replaceAll('_', '.') : '';
