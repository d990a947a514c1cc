import { undoable } from './transaction.ts';

/** Scheduled events in order of time; they run only when the clock is advanced. */
export interface Scheduler {
  schedule(at: number, happen: (at: number) => void): void;
  /** Lets everything happen that is due by `now`, each at its own instant. */
  runUntil(now: number, hold: (at: number, happen: () => void) => void): number;
  readonly pending: number;
  /** When the next thing happens; `undefined` when nothing waits. */
  readonly next: number | undefined;
}

interface Event {
  at: number;
  order: number;
  happen: (at: number) => void;
}

export function createScheduler(): Scheduler {
  const events: Event[] = [];
  let order = 0;
  return {
    schedule(at, happen) {
      const event = { at, order: (order += 1), happen };
      let index = events.length;
      // Kept sorted, the soonest last; ties keep the order in which they were scheduled.
      while (index > 0) {
        const before = events[index - 1];
        if (before === undefined || before.at > at) break;
        index -= 1;
      }
      events.splice(index, 0, event);
      undoable(() => void events.splice(events.lastIndexOf(event), 1));
    },
    runUntil(now, hold) {
      let count = 0;
      for (;;) {
        const event = events.at(-1);
        if (event === undefined || event.at > now) return count;
        events.pop();
        count += 1;
        hold(event.at, () => event.happen(event.at));
      }
    },
    get pending() {
      return events.length;
    },
    get next() {
      return events.at(-1)?.at;
    },
  };
}
