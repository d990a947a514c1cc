import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  QueryObserver,
  notifyManager,
} from '@tanstack/query-core';
import type { ApiError } from './errors.ts';

declare module '@tanstack/query-core' {
  interface Register {
    defaultError: ApiError;
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

interface CallMeta extends Record<string, unknown> {
  /**
   * If true, a failure shows no toast, because the screen shows the failure or users don't need to know it
   * (§8).
   */
  isSilent?: boolean;
}

export interface QueryClientOptions {
  readonly onError: (error: Error) => void;
}

export function createQueryClient({ onError }: QueryClientOptions): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The observers of the query run first, so that a component that shows the failure can prevent the toast.
        // Calls that the server doesn't offer show no toast, because screens hide the parts that use them.
        if (!query.meta?.isSilent && error.kind !== 'notOffered')
          notifyManager.schedule(() => onError(error));
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.isSilent) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        // The client already repeats timeouts (specification §7), so retries here would multiply them.
        retry: false,
        staleTime: 30_000,
        gcTime: 300_000,
        networkMode: 'always',
        // `networkMode: 'always'` turns this off by default, but the offline message promises it.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  keepRequestsOfMovedObservers(client);
  return client;
}

/**
 * Adds a second observer to each query in progress. jotai-tanstack-query unsubscribes and subscribes again
 * when the options of an atom are recomputed, even if they are equal. Without another observer, the request
 * would be aborted and sent again (jotai-tanstack-query issue 140).
 */
function keepRequestsOfMovedObservers(client: QueryClient): void {
  const companions = new WeakMap<Query, QueryObserver>();
  const release = (query: Query) => {
    const companion = companions.get(query);
    if (companion) query.removeObserver(companion);
  };
  client.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    if (type === 'updated' && event.action.type === 'fetch') {
      const { options, queryKey } = query;
      const companion = new QueryObserver(client, { ...options, queryKey, enabled: false });
      companions.set(query, companion);
      query.addObserver(companion);
    } else if (type === 'updated' && query.state.fetchStatus === 'idle') release(query);
    else if (type === 'observerRemoved' && query.getObserversCount() === 1)
      queueMicrotask(() => {
        if (query.getObserversCount() === 1) release(query);
      });
  });
}
