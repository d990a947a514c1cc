/** The length of the warning. WCAG 2.2.1 requires at least 20 seconds. */
export const WARNING_SECONDS = 60;

export interface IdleTime {
  /** The current time in Unix seconds. */
  readonly now: number;
  /** The time of the last key or press in any tab, in Unix seconds, at most `now`. */
  readonly activeAt: number;
  /** The limit in minutes. `undefined` if idle sessions never end. */
  readonly limit: number | undefined;
}

/** Returns the seconds until the session ends, at least 0, or `undefined` if it never ends. */
export function idleSecondsLeft({ now, activeAt, limit }: IdleTime): number | undefined {
  if (limit === undefined) return undefined;
  return Math.max(0, limit * 60 - (now - activeAt));
}
