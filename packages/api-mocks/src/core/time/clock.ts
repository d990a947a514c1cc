/** The clock in Unix seconds. Handlers and scheduled events read the time only from it. */
export interface Clock {
  now(): number;
  advance(seconds: number): void;
  reset(): void;
  /** Runs a function at a fixed time of the clock. `outside` is the system time. Default: `instant`. */
  at<Result>(instant: number, run: () => Result, outside?: number): Result;
  /** The system time, which signatures contain. It differs from `now()` if the clock was advanced or set. */
  outside(): number;
  readonly offset: number;
}

/** The constant time of a clock without a source. The demo data is designed for this time. */
const DEFAULT_NOW = Date.UTC(2026, 10, 20, 10, 45, 0) / 1000;

export function createClock(source: number | (() => number) = DEFAULT_NOW, systemTime?: () => number): Clock {
  const read = typeof source === 'number' ? () => source : source;
  let offset = 0;
  let held: { readonly now: number; readonly outside: number } | undefined;
  return {
    now: () => held?.now ?? Math.floor(read()) + offset,
    outside: () => held?.outside ?? Math.floor(systemTime?.() ?? read()),
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
