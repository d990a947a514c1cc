const FIRST_PAUSE_MS = 1_000;
const MOST_STALE = 5;

/**
 * How soon something that runs out is asked for again. What arrives after it has run out, as with a clock that
 * is wrong, is asked for with growing pauses and then no more: a button is left to ask.
 */
export class RenewalPace {
  #stale = 0;

  /** It was seen while it held. */
  held(): void {
    this.#stale = 0;
  }

  /** Milliseconds to wait, at least, before asking again; `undefined` when it is not asked for any more. */
  next(): number | undefined {
    const stale = this.#stale;
    if (stale > MOST_STALE) return undefined;
    this.#stale += 1;
    return stale === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (stale - 1);
  }
}
