const LONGEST_PAUSE_MS = 300_000;

/** The times of a query in Unix milliseconds. 0 means never. */
export interface PolledState {
  readonly status: string;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly errorUpdateCount: number;
}

/**
 * Returns the pause before the next poll. While polls fail, the pause equals the duration of the failure so
 * far, so it doubles each time, up to five minutes.
 */
export function retryPause(interval: number, state: PolledState): number {
  if (state.status !== 'error') return interval;
  const failing =
    state.dataUpdatedAt === 0
      ? interval * 2 ** Math.min(state.errorUpdateCount, 20)
      : state.errorUpdatedAt - state.dataUpdatedAt;
  return Math.max(interval, Math.min(failing, LONGEST_PAUSE_MS));
}

export const polledEvery =
  (interval: number) =>
  ({ state }: { readonly state: PolledState }): number =>
    retryPause(interval, state);

export const polledWhile =
  <Data>(interval: number, isMoving: (data: Data) => boolean) =>
  ({ state }: { readonly state: PolledState & { readonly data: Data | undefined } }): number | false =>
    state.data !== undefined && isMoving(state.data) ? retryPause(interval, state) : false;
