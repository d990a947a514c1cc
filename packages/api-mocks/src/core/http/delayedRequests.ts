export interface DelayedRequests {
  /** Runs `arrive` when the clock reaches `until` (Unix seconds). */
  hold(until: number, arrive: () => void): void;
  deliver(now: number): void;
  clear(): void;
}

/** The delay of a request in seconds, which is shorter than the lifetime of a verification code. */
export const DELAY_SECONDS = 20;

export function createDelayedRequests(): DelayedRequests {
  let held: { until: number; arrive: () => void }[] = [];
  return {
    hold: (until, arrive) => void held.push({ until, arrive }),
    deliver(now) {
      const due = held.filter(({ until }) => until <= now);
      held = held.filter(({ until }) => until > now);
      for (const { arrive } of due) arrive();
    },
    clear() {
      held = [];
    },
  };
}
