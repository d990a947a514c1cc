import { ticks } from '@visx/vendor/d3-array';

/**
 * Places values on a line of pixels. d3-scale can do far more, colours and dates among it, and brings
 * 12 kB gz of it to a page that needs two proportions (docs/decisions/0004).
 */
export function linearScale(
  [least, greatest]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const span = greatest - least || 1;
  return (value) => from + ((value - least) / span) * (to - from);
}

/** Round values from 0 to just above `greatest`, about `count` steps apart; the last one is the top. */
export function roundTicks(greatest: number, count: number): number[] {
  const inside = ticks(0, greatest, count);
  const [first = 0, second = 1] = inside;
  const step = second - first;
  const last = inside.at(-1) ?? 0;
  return last < greatest ? [...inside, last + step] : inside;
}
