import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';

export function endpointsByNoun(
  offers: (endpoint: Endpoint) => boolean,
): readonly (readonly [noun: string, calls: readonly Endpoint[]])[] {
  const nouns = new Map<string, Endpoint[]>();
  for (const endpoint of Object.values<Endpoint>(endpoints).filter(offers)) {
    const noun = endpoint.id.split('.')[0] ?? endpoint.id;
    nouns.set(noun, [...(nouns.get(noun) ?? []), endpoint]);
  }
  return [...nouns];
}
