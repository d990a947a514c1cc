/** The warning comes this long before the end (WCAG 2.2.1 asks for 20 seconds at least). */
export const WARNING_SECONDS = 60;

export interface IdleTime {
  /** Unix seconds. */
  readonly now: number;
  /** Unix seconds of the last key or press in any tab. */
  readonly activeAt: number;
  /** Minutes; `undefined` if idle sessions never end. */
  readonly limit: number | undefined;
}

/** Seconds until an idle session ends, not below 0; `undefined` where it does not. */
export function idleSecondsLeft({ now, activeAt, limit }: IdleTime): number | undefined {
  if (limit === undefined) return undefined;
  // A clock that was put back must not make a session last for ever.
  const idle = Math.max(0, now - activeAt);
  return Math.max(0, limit * 60 - idle);
}
