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
