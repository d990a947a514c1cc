/** Requests that left their sender and have not arrived yet. */
export interface DelayedRequests {
  /** Arrives at `until` (unix seconds), or when `deliver` gets a later time than now. */
  hold(until: number, arrive: () => void): void;
  /** Lets arrive what is due by `now`; everything, by `Infinity`. */
  deliver(now: number): void;
  clear(): void;
}

/** The longest a request is under way here, in seconds; the codes it carries are still good then. */
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
