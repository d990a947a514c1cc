import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';

/** The calls by their noun, in the order of the contract. */
export function endpointsByNoun(): readonly (readonly [noun: string, calls: readonly Endpoint[]])[] {
  const nouns = new Map<string, Endpoint[]>();
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const noun = endpoint.id.split('.')[0] ?? endpoint.id;
    nouns.set(noun, [...(nouns.get(noun) ?? []), endpoint]);
  }
  return [...nouns];
}
