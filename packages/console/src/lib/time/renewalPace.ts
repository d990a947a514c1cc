const FIRST_PAUSE_MS = 1_000;
const MOST_STALE = 5;

/** Delays and stops requests if responses are expired on arrival, as with a wrong clock. */
export class RenewalPace {
  #stale = 0;

  held(): void {
    this.#stale = 0;
  }

  /** Returns the pause before the next request in milliseconds, or `undefined` if no more requests should be sent. */
  next(): number | undefined {
    const stale = this.#stale;
    if (stale > MOST_STALE) return undefined;
    this.#stale += 1;
    return stale === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (stale - 1);
  }
}
