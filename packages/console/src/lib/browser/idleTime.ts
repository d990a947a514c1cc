/** The length of the warning in seconds. WCAG 2.2.1 requires at least 20. */
export const WARNING_SECONDS = 60;

export interface IdleTime {
  /** The current time in Unix seconds. */
  readonly now: number;
  /** The time of the last activity in any tab, such as a key or a press, in Unix seconds. */
  readonly activeAt: number;
  /** The idle limit in minutes. `undefined` if sessions never expire. */
  readonly limit: number | undefined;
}

/** Returns the seconds until the session ends, at least 0. Returns `undefined` if sessions never expire. */
export function idleSecondsLeft({ now, activeAt, limit }: IdleTime): number | undefined {
  if (limit === undefined) return undefined;
  return Math.max(0, limit * 60 - (now - activeAt));
}
