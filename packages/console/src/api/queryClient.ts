import { MutationCache, QueryCache, QueryClient, notifyManager } from '@tanstack/query-core';
import type { ApiError } from './errors.ts';

declare module '@tanstack/query-core' {
  interface Register {
    defaultError: ApiError;
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** `meta` of a query or mutation. */
interface CallMeta extends Record<string, unknown> {
  /** The screen shows the failure itself, or it is meant to be silent, as with notifications (§8). */
  isSilent?: boolean;
}

export interface QueryClientOptions {
  /** Told once of every failed call, however many screens wait for it. */
  readonly onError: (error: Error) => void;
}

export function createQueryClient({ onError }: QueryClientOptions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // After the observers of the query: what shows the failure in its own place can keep a toast from appearing.
        // What the server doesn't offer is left out of the screen.
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
        // Timeouts are repeated by the client (specification §7); repeating here would multiply that.
        retry: false,
        staleTime: 30_000,
        gcTime: 300_000,
        // Offline is a failure to show, not a query that waits for ever.
        networkMode: 'always',
        // As the offline banner promises; the mode above would turn it off.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
