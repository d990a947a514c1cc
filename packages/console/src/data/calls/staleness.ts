import type { QueryClient } from '@tanstack/query-core';

/** The longest stale time of current figures, in milliseconds. */
const LONGEST_FRESH_MS = 60_000;

export interface Staleness {
  /** The time of the oldest displayed response in Unix seconds. `undefined` if there is no response. */
  readonly fetchedAt: number | undefined;
  readonly hasFailed: boolean;
}

export function stalenessOf(client: QueryClient): Staleness {
  const times: number[] = [];
  let hasFailed = false;
  for (const query of client.getQueryCache().findAll({ type: 'active' })) {
    const { data, dataUpdatedAt, status } = query.state;
    if (data === undefined || query.meta?.isSilent) continue;
    if (query.observers.some(({ options: { staleTime } }) => Number(staleTime) > LONGEST_FRESH_MS)) continue;
    times.push(dataUpdatedAt);
    hasFailed ||= status === 'error';
  }
  return { fetchedAt: times.length === 0 ? undefined : Math.floor(Math.min(...times) / 1000), hasFailed };
}
