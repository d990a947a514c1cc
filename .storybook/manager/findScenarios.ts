import type { ScenarioItem } from '../desk/channel.ts';

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
