/** Returns whole minutes, at least one. Seconds aren't relevant for a blockchain. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
