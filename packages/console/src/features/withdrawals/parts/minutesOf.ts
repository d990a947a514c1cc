/** Returns a duration in minutes, rounded up, at least 1. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
