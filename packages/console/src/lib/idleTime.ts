/** The warning comes this long before the end (WCAG 2.2.1 asks for 20 seconds at least). */
export const WARNING_SECONDS = 60;

export interface IdleTime {
  /** Unix seconds. */
  readonly now: number;
  /** Unix seconds of the last key or press in any tab, at most `now`. */
  readonly activeAt: number;
  /** Minutes; `undefined` if idle sessions never end. */
  readonly limit: number | undefined;
}

/** Seconds until an idle session ends, not below 0; `undefined` where it does not. */
export function idleSecondsLeft({ now, activeAt, limit }: IdleTime): number | undefined {
  if (limit === undefined) return undefined;
  return Math.max(0, limit * 60 - (now - activeAt));
}
