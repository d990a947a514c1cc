import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { examples } from '@settlement/api-mocks/contract/examples';
import { offeredFields } from '#api/offeredFields.ts';
import { useOffers } from '#data/calls/extensions.ts';

export function useExamples({ id, query, body }: Endpoint): Readonly<Record<string, object>> {
  const offers = useOffers();
  const all: Readonly<Record<string, object>> = examples;
  const example = all[id] ?? {};
  return {
    [id]: {
      ...('query' in example && { query: offeredFields(query, example.query, offers) }),
      ...('body' in example && { body: offeredFields(body, example.body, offers) }),
    },
  };
}

export function queryOf(examples: Readonly<Record<string, object>>, id: string): string {
  const example = examples[id];
  const query: unknown = example && 'query' in example ? example.query : undefined;
  if (typeof query !== 'object' || query === null) return '';
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  return params.toString();
}
