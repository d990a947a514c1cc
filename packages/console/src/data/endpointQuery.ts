import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import type { QueryClient } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import type { CallInput, CallOptions } from '#api/client.ts';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from './apiClient.ts';

/** Says a failed call aloud as specification §8 wants it; for calls that no query and no mutation makes. */
export const reportErrorAtom = atom<{ readonly report: (error: unknown) => void }>({
  report: () => undefined,
});

/** `[id]` matches every call of an endpoint, `[id, input]` one of them. */
export function endpointKey<E extends Endpoint>(endpoint: E, input?: CallInput<E>) {
  return input === undefined ? ([endpoint.id] as const) : ([endpoint.id, input] as const);
}

/**
 * Options for `atomWithQuery`: the key and the call of an endpoint. Add `placeholderData`, `enabled` and
 * the like beside them: `atomWithQuery((get) => ({ ...endpointQuery(get, listPayments, { query }) }))`.
 */
export function endpointQuery<E extends Endpoint>(get: Getter, endpoint: E, input: CallInput<E>) {
  const client = get(apiClientAtom);
  return {
    queryKey: endpointKey(endpoint, input),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DataOf<E>> =>
      unwrap(await client.request(endpoint, input, { signal }), endpoint.id),
  };
}

/** The call of a mutation: `data`, or an `ApiError`; a server fault is an error here. */
export async function callEndpoint<E extends Endpoint>(
  get: Getter,
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<DataOf<E>> {
  return unwrap(await get(apiClientAtom).request(endpoint, input, options), endpoint.id);
}

/** Marks every answer of these endpoints as old; what is on screen is asked for again. */
export async function invalidate(client: QueryClient, ...endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => client.invalidateQueries({ queryKey: endpointKey(endpoint) })),
  );
}
