import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import type { QueryClient } from '@tanstack/query-core';
import { type Getter, type WritableAtom, atom } from 'jotai';
import type { CallInput, CallOptions } from '#api/client.ts';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from './apiClient.ts';

/** The function that shows errors outside of queries and mutations as a toast (specification §8). */
export const reportErrorAtom = atom<{ readonly report: (error: unknown) => void }>({
  report: () => undefined,
});

/** Returns a query key. `[id]` matches all calls of an endpoint, and `[id, input]` matches one call. */
export function endpointKey<E extends Endpoint>(endpoint: E, input?: CallInput<E>) {
  return input === undefined ? ([endpoint.id] as const) : ([endpoint.id, input] as const);
}

/**
 * Returns the key and the call for `atomWithQuery`.
 *
 * @example atomWithQuery((get) => ({ ...endpointQuery(get, listPayments, { query }), enabled }))
 */
export function endpointQuery<E extends Endpoint>(get: Getter, endpoint: E, input: CallInput<E>) {
  const client = get(apiClientAtom);
  return {
    queryKey: endpointKey(endpoint, input),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DataOf<E>> =>
      unwrap(await client.request(endpoint, input, { signal }), endpoint.id),
  };
}

export async function callEndpoint<E extends Endpoint>(
  get: Getter,
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<DataOf<E>> {
  return unwrap(await get(apiClientAtom).request(endpoint, input, options), endpoint.id);
}

export async function invalidate(client: QueryClient, ...endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => client.invalidateQueries({ queryKey: endpointKey(endpoint) })),
  );
}

export const changing =
  (renew: (get: Getter) => Promise<void>) =>
  <Args extends unknown[], Data>(
    call: (get: Getter, ...args: Args) => Promise<Data>,
  ): WritableAtom<null, Args, Promise<Data>> =>
    atom(null, async (get, _set, ...args: Args) => {
      const answer = await call(get, ...args);
      await renew(get);
      return answer;
    });
