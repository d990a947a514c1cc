/** Returns whole minutes, at least one. The time until a transfer arrives isn't known to the second. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
