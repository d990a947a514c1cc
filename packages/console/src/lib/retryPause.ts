const LONGEST_PAUSE_MS = 300_000;

/** What a query is known by while it is polled; times in unix milliseconds, 0 for never. */
export interface PolledState {
  readonly status: string;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly errorUpdateCount: number;
}

/**
 * Milliseconds to the next poll: the interval while polls succeed; while they fail, as long as they have
 * failed so far, which doubles the pause each time, up to five minutes.
 */
export function retryPause(interval: number, state: PolledState): number {
  if (state.status !== 'error') return interval;
  const failing =
    state.dataUpdatedAt === 0
      ? interval * 2 ** Math.min(state.errorUpdateCount, 20)
      : state.errorUpdatedAt - state.dataUpdatedAt;
  return Math.max(interval, Math.min(failing, LONGEST_PAUSE_MS));
}

/** `refetchInterval` of a query that is polled for as long as it lives. */
export const polledEvery =
  (interval: number) =>
  ({ state }: { readonly state: PolledState }): number =>
    retryPause(interval, state);

/** `refetchInterval` of a query that is polled while something it answered is under way. */
export const polledWhile =
  <Data>(interval: number, isMoving: (data: Data) => boolean) =>
  ({ state }: { readonly state: PolledState & { readonly data: Data | undefined } }): number | false =>
    state.data !== undefined && isMoving(state.data) ? retryPause(interval, state) : false;
