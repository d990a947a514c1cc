import { undoable } from '#core/books/transaction.ts';

/** Future events. They run only when the clock is advanced. */
export interface Scheduler {
  schedule(at: number, happen: (at: number) => void): void;
  /** Runs all events until `now`. `hold` sets the clock to the time of each event. */
  runUntil(now: number, hold: (at: number, happen: () => void) => void): number;
  readonly pending: number;
  /** The time of the next event. `undefined` if no event is scheduled. */
  readonly next: number | undefined;
}

interface Event {
  at: number;
  happen: (at: number) => void;
}

export function createScheduler(): Scheduler {
  const events: Event[] = [];
  return {
    schedule(at, happen) {
      const event = { at, happen };
      // The next event is the last element. Events at the same time run in the order of their creation.
      let low = 0;
      let high = events.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((events[middle]?.at ?? 0) > at) low = middle + 1;
        else high = middle;
      }
      events.splice(low, 0, event);
      undoable(() => void events.splice(events.lastIndexOf(event), 1));
    },
    runUntil(now, hold) {
      let count = 0;
      for (;;) {
        const event = events.at(-1);
        if (event === undefined || event.at > now) return count;
        events.pop();
        undoable(() => void events.push(event));
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
