/** The mock's own time, in unix seconds. Nothing in the bank reads the wall clock. */
export interface Clock {
  now(): number;
  /** Moves time forward; what falls due in between happens at the next call. */
  advance(seconds: number): void;
  /** Takes back every move by hand. */
  reset(): void;
  /** Holds the clock at an instant while something is replayed, then lets it go on. */
  at<Result>(instant: number, run: () => Result): Result;
  readonly offset: number;
}

/** The instant at which time stands when none is given: the afternoon the demo data was drawn for. */
const DEFAULT_NOW = Date.UTC(2026, 10, 20, 10, 45, 0) / 1000;

/** `source` is a fixed instant, or a function that reads a running clock. */
export function createClock(source: number | (() => number) = DEFAULT_NOW): Clock {
  const read = typeof source === 'number' ? () => source : source;
  let offset = 0;
  let held: number | undefined;
  return {
    now: () => held ?? Math.floor(read()) + offset,
    advance(seconds) {
      if (seconds < 0) throw new RangeError('time only moves forward');
      offset += seconds;
    },
    reset() {
      offset = 0;
    },
    at(instant, run) {
      const before = held;
      held = instant;
      try {
        return run();
      } finally {
        held = before;
      }
    },
    get offset() {
      return offset;
    },
  };
}
