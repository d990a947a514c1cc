import type { QueryClient } from '@tanstack/query-core';

/** Answers that are kept longer, such as the networks there are, are no figures of the moment. */
const LONGEST_FRESH_MS = 60_000;

export interface Staleness {
  /** When the oldest answer on screen was fetched, in unix seconds; undefined where there is none. */
  readonly fetchedAt: number | undefined;
  /** Whether refreshing one of them failed. */
  readonly hasFailed: boolean;
}

/** How old the figures are that the mounted screens show; those that are meant to fail silently don't count. */
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
