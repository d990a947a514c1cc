import { ticks } from '@visx/vendor/d3-array';

/** Returns a linear scale. d3-scale would add 12 kB (gzip) (docs/decisions/0004). */
export function linearScale(
  [least, greatest]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const span = greatest - least || 1;
  return (value) => from + ((value - least) / span) * (to - from);
}

/** Returns about `count` round values, starting at 0. The last value is at least `greatest`. */
export function roundTicks(greatest: number, count: number): number[] {
  const inside = ticks(0, greatest, count);
  const [first = 0, second = 1] = inside;
  const step = second - first;
  const last = inside.at(-1) ?? 0;
  return last < greatest ? [...inside, last + step] : inside;
}
