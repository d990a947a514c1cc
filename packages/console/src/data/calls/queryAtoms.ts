import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { type QueryMeta, hashKey } from '@tanstack/query-core';
import { type WritableAtom, atom } from 'jotai';
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import type { CallInput } from '#api/client.ts';
import { polledEvery } from '#lib/time/retryPause.ts';
import { endpointQuery } from './endpointQuery.ts';

/** The options of a query. Plain values, because they are part of the atom's key. */
export interface QueryAtomOptions {
  readonly enabled?: boolean | undefined;
  /** The age in milliseconds from which a response is refetched. */
  readonly staleTime?: number | undefined;
  /** The time in milliseconds for which an unused response stays in the cache. */
  readonly gcTime?: number | undefined;
  /** The milliseconds between polls. Failures extend the pauses (`lib/time/retryPause.ts`). */
  readonly refetchInterval?: number | false | undefined;
  readonly refetchOnWindowFocus?: boolean | 'always' | undefined;
  readonly refetchOnReconnect?: boolean | undefined;
  readonly meta?: QueryMeta | undefined;
}

type QueryAtom<E extends Endpoint> = WritableAtom<AtomWithQueryResult<DataOf<E>>, [], void>;

interface Entry<E extends Endpoint> {
  readonly endpoint: E;
  readonly atom: QueryAtom<E>;
  isMounted: boolean;
}

/** The maximum number of unmounted atoms in the cache. Mounted atoms are never removed. */
export const MOST_UNMOUNTED = 64;

const isOf = <E extends Endpoint>(entry: Entry<Endpoint> | undefined, endpoint: E): entry is Entry<E> =>
  entry?.endpoint === endpoint;

export const requestKey = (endpoint: Endpoint, input: unknown, options: QueryAtomOptions): string =>
  hashKey([endpoint.id, input, options]);

class QueryAtoms {
  readonly #entries = new Map<string, Entry<Endpoint>>();

  get<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: QueryAtomOptions): QueryAtom<E> {
    const key = requestKey(endpoint, input, options);
    const known = this.#entries.get(key);
    if (isOf(known, endpoint)) {
      this.#keep(key, known);
      return known.atom;
    }
    const entry: Entry<E> = { endpoint, atom: makeAtom(endpoint, input, options), isMounted: false };
    entry.atom.onMount = () => {
      entry.isMounted = true;
      // The cache may have removed the atom after the component rendered and before it mounted.
      if (!this.#entries.has(key)) this.#entries.set(key, entry);
      return () => {
        entry.isMounted = false;
        // A mounted atom would first return the result of its last unmount instead of the cached result.
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      };
    };
    this.#keep(key, entry);
    this.#dropUnmounted();
    return entry.atom;
  }

  #keep(key: string, entry: Entry<Endpoint>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #dropUnmounted(): void {
    const unmounted = [...this.#entries].filter(([, { isMounted }]) => !isMounted);
    const dropped = unmounted.slice(0, Math.max(0, unmounted.length - MOST_UNMOUNTED));
    for (const [key] of dropped) this.#entries.delete(key);
  }
}

export const queryAtomsAtom = atom(() => new QueryAtoms());

function makeAtom<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: QueryAtomOptions,
): QueryAtom<E> {
  const { refetchInterval, ...rest } = options;
  return atomWithQuery((get) => ({
    ...rest,
    ...(refetchInterval && { refetchInterval: polledEvery(refetchInterval) }),
    ...endpointQuery(get, endpoint, input),
  }));
}
