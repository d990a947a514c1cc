import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { examples } from '@settlement/api-mocks/contract/examples';
import { offeredFields } from '#api/offeredFields.ts';
import { useOffers } from '#data/calls/extensions.ts';

export interface Example {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Returns the example of a call, without the fields that the server doesn't offer. */
export function useExample({ id, query, body }: Endpoint): Example {
  const offers = useOffers();
  const all: Readonly<Record<string, Example>> = examples;
  const example = all[id];
  return {
    query: offeredFields(query, example?.query, offers),
    body: offeredFields(body, example?.body, offers),
  };
}

export function queryOf({ query }: Example): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) params.set(name, String(value));
  return params.toString();
}
