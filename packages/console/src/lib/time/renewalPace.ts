const FIRST_PAUSE_MS = 1_000;
const MOST_STALE = 5;

/**
 * Delays and finally stops requests if the responses are already expired when they arrive, for example
 * because a clock is wrong. The user can still request data with a button.
 */
export class RenewalPace {
  #stale = 0;

  held(): void {
    this.#stale = 0;
  }

  /**
   * Returns the minimum pause before the next request in milliseconds, or `undefined` if the requests have
   * stopped.
   */
  next(): number | undefined {
    const stale = this.#stale;
    if (stale > MOST_STALE) return undefined;
    this.#stale += 1;
    return stale === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (stale - 1);
  }
}
