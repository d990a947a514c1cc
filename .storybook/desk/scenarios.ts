import type { ScenarioItem } from './channel.ts';

/** Returns a scenario's name without dots, which Storybook removes from URL options. */
export const nameOfScenario = (id: string): string => id.replaceAll('.', '_');

export const scenarioOf = (name: unknown): string =>
  typeof name === 'string' ? name.replaceAll('_', '.') : '';

export function findScenarios(items: readonly ScenarioItem[], query: string): readonly ScenarioItem[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const named = ({ id }: ScenarioItem) => terms.filter((term) => id.toLowerCase().includes(term)).length;
  return items
    .filter(({ id, title }) => {
      const text = `${id} ${title}`.toLowerCase();
      return terms.every((term) => text.includes(term));
    })
    .toSorted((one, other) => named(other) - named(one) || other.nearness - one.nearness);
}
