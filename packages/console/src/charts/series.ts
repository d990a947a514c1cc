import { ticks } from '@visx/vendor/d3-array';
import type { ChartTone } from './chart.css.ts';

/** A line of a chart. */
export interface Series {
  id: string;
  label: string;
  /** JavaScript numbers, because the line doesn't need exact amounts. */
  values: readonly number[];
  /** The exact values as text, for the tooltip and screen readers. Default: the formatted `values`. */
  texts?: readonly string[];
  tone: ChartTone;
  line: 'solid' | 'dashed';
  hasArea?: boolean;
  isFinal?: boolean;
}

/** A point on the axis. The long name is for the tooltip and screen readers. */
export interface AxisPoint {
  id: string;
  label: string;
  tick: string;
  isUnfinished?: boolean;
}

/** Returns the indexes of at most `most` evenly spaced points, with the first and the last point. */
export function tickIndexes(count: number, most: number): number[] {
  if (count <= 0) return [];
  if (count === 1 || most <= 1) return [0];
  const steps = Math.min(most, count) - 1;
  const indexes = Array.from({ length: steps + 1 }, (_, step) => Math.round((step * (count - 1)) / steps));
  return [...new Set(indexes)];
}

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
