/** Whole minutes, at least one: nobody waits for seconds of a chain. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
