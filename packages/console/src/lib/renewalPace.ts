const FIRST_PAUSE_MS = 1_000;
const MOST_STALE = 5;

/**
 * How soon something that expires is requested again. If it arrives expired, as with a clock that
 * is wrong, the pauses grow and then requests stop; a button remains.
 */
export class RenewalPace {
  #stale = 0;

  /** It was seen while it held. */
  held(): void {
    this.#stale = 0;
  }

  /** Minimum milliseconds before the next request; `undefined` when requests have stopped. */
  next(): number | undefined {
    const stale = this.#stale;
    if (stale > MOST_STALE) return undefined;
    this.#stale += 1;
    return stale === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (stale - 1);
  }
}
