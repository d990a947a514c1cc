import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { type QueryMeta, hashKey } from '@tanstack/query-core';
import { type WritableAtom, atom } from 'jotai';
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import type { CallInput } from '#api/client.ts';
import { polledEvery } from '#lib/retryPause.ts';
import { endpointQuery } from './endpointQuery.ts';

/**
 * How an endpoint is asked. Plain values only: they are part of the key of the atom, so they may be written
 * inline in a component.
 */
export interface QueryAtomOptions {
  /** False shows what is cached and asks nothing. */
  readonly enabled?: boolean | undefined;
  /** Milliseconds for which an answer is not asked for again. */
  readonly staleTime?: number | undefined;
  /** Milliseconds for which an unused answer stays in the cache. */
  readonly gcTime?: number | undefined;
  /** Milliseconds between polls; longer while they fail (`lib/retryPause.ts`). */
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

/** Atoms that were made for a render and not mounted yet, at most; what is mounted is never dropped. */
export const MOST_UNMOUNTED = 64;

const isOf = <E extends Endpoint>(entry: Entry<Endpoint> | undefined, endpoint: E): entry is Entry<E> =>
  entry?.endpoint === endpoint;

/** The same for the same endpoint, input and options, whatever the order of their properties. */
export const requestKey = (endpoint: Endpoint, input: unknown, options: QueryAtomOptions): string =>
  hashKey([endpoint.id, input, options]);

/**
 * The query atoms of one store, each by endpoint, input and options. They hold no answers; the query client
 * does.
 */
class QueryAtoms {
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry<Endpoint>>();

  /** The same atom for as long as it is mounted, so it may be looked up in every render. */
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
      // It may have been dropped between its render and this.
      if (!this.#entries.has(key)) this.#entries.set(key, entry);
      return () => {
        entry.isMounted = false;
        // An atom remembers the last result that it saw mounted; the next to ask reads the cache instead.
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

/** Those of this store. */
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
