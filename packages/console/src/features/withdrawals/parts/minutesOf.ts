/** Whole minutes, at least one: seconds don't matter on a chain. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
