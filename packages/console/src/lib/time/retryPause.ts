const LONGEST_PAUSE_MS = 300_000;

/** The state of a polled query. Its times are in Unix milliseconds, and 0 means never. */
export interface PolledState {
  readonly status: string;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly errorUpdateCount: number;
}

/** Returns the pause before the next poll. It doubles while polls fail, up to five minutes or `interval`. */
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

/** Also polls while there is no data. */
export const polledUntil =
  <Data>(interval: number, isFinal: (data: Data) => boolean) =>
  ({ state }: { readonly state: PolledState & { readonly data: Data | undefined } }): number | false =>
    state.data !== undefined && isFinal(state.data) ? false : retryPause(interval, state);
