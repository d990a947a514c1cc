/** The mock's own time, in unix seconds. Nothing in the bank reads the wall clock. */
export interface Clock {
  now(): number;
  /** Moves time forward; what falls due in between happens at the next call. */
  advance(seconds: number): void;
  /** Takes back every move by hand. */
  reset(): void;
  /**
   * Holds the clock at an instant while something is replayed, then lets it go on. `outside` is what clocks outside
   * of the mock showed then, where that differs.
   */
  at<Result>(instant: number, run: () => Result, outside?: number): Result;
  /** What clocks outside of the mock show: they don't follow moves by hand. */
  outside(): number;
  readonly offset: number;
}

/** The instant at which time stands when none is given: the afternoon the demo data was drawn for. */
const DEFAULT_NOW = Date.UTC(2026, 10, 20, 10, 45, 0) / 1000;

/** `source` is a fixed instant, or a function that reads a running clock. */
export function createClock(source: number | (() => number) = DEFAULT_NOW): Clock {
  const read = typeof source === 'number' ? () => source : source;
  let offset = 0;
  let held: { readonly now: number; readonly outside: number } | undefined;
  return {
    now: () => held?.now ?? Math.floor(read()) + offset,
    outside: () => held?.outside ?? Math.floor(read()),
    advance(seconds) {
      if (seconds < 0) throw new RangeError('time only moves forward');
      offset += seconds;
    },
    reset() {
      offset = 0;
    },
    at(instant, run, outside = instant) {
      const before = held;
      held = { now: instant, outside };
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
