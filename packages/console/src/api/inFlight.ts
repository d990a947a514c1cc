import { ApiError } from './errors.ts';

export interface Exclusivity {
  /** Refuses while the same url is in flight: "url is requesting, please do not repeat submission" (§7). */
  readonly isExclusive?: boolean | undefined;
  /** Raises the loading flag, and refuses with the poor-network message while it is up (§8). */
  readonly requiresIdle?: boolean | undefined;
}

/** Keeps account of the calls that must not overlap. */
export class InFlight {
  readonly #urls = new Set<string>();
  #isLoading = false;

  async run<T>(url: string, rules: Exclusivity, call: () => Promise<T>): Promise<T> {
    if (rules.isExclusive && this.#urls.has(url)) throw new ApiError('duplicate');
    if (rules.requiresIdle && this.#isLoading) throw new ApiError('busy');
    if (rules.requiresIdle) this.#isLoading = true;
    if (rules.isExclusive) this.#urls.add(url);
    try {
      return await call();
    } finally {
      if (rules.requiresIdle) this.#isLoading = false;
      if (rules.isExclusive) this.#urls.delete(url);
    }
  }
}
