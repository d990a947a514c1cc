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
   * Set if the screen shows the failure itself, or if failures must be silent, such as those of notifications
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
        // Runs after the observers of the query, so that a component that shows the failure itself can
        // prevent a toast. If the server doesn't offer a call, screens hide the part that needs it.
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
        // The client repeats timeouts (specification §7). Retries here would multiply them.
        retry: false,
        staleTime: 30_000,
        gcTime: 300_000,
        networkMode: 'always',
        // The offline banner promises a refetch. `networkMode: 'always'` would turn it off.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  keepRequestsOfMovedObservers(client);
  return client;
}

/**
 * Keeps a request in progress while its observer resubscribes: jotai-tanstack-query unsubscribes and subscribes
 * whenever the options of an atom are recomputed, even if they are equal. Without another observer, the request would
 * be aborted and sent again (jotai-tanstack-query issue 140).
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
