import { undoable } from '#core/books/transaction.ts';

/** Future events. They run only when the clock is advanced. */
export interface Scheduler {
  schedule(at: number, happen: (at: number) => void): void;
  /**
   * Runs the events until `now` and returns their number. `hold` sets the clock to the time of each event.
   */
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
  /** The number of events that have already run. They are at the start of `events`. */
  let done = 0;
  return {
    schedule(at, happen) {
      const event = { at, happen };
      // Most new events are the latest. Events with the same time run in the order of their creation.
      let low = done;
      let high = events.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((events[middle]?.at ?? 0) <= at) low = middle + 1;
        else high = middle;
      }
      events.splice(low, 0, event);
      undoable(() => void events.splice(events.lastIndexOf(event), 1));
    },
    runUntil(now, hold) {
      let count = 0;
      for (;;) {
        const event = events[done];
        if (event === undefined || event.at > now) return count;
        done += 1;
        undoable(() => {
          if (done === 0) events.unshift(event);
          else events[(done -= 1)] = event;
        });
        if (done > events.length / 2) {
          events.splice(0, done);
          done = 0;
        }
        count += 1;
        hold(event.at, () => event.happen(event.at));
      }
    },
    get pending() {
      return events.length - done;
    },
    get next() {
      return events[done]?.at;
    },
  };
}
