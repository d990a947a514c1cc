import type { ChartTone } from './chart.css.ts';

/** One line of a chart: a value for each point of the axis. Values are for drawing, never for reckoning. */
export interface Series {
  id: string;
  label: string;
  values: readonly number[];
  tone: ChartTone;
  line: 'solid' | 'dashed';
  /** Fills what lies below the line. */
  hasArea?: boolean;
}

/** What every point of the axis is called: in full for speech and tooltip, in short below the axis. */
export interface AxisPoint {
  id: string;
  label: string;
  tick: string;
  /** Its values still grow. */
  isUnfinished?: boolean;
}

/** Places of at most `most` ticks, the first and the last among them, evenly apart. */
export function tickIndexes(count: number, most: number): number[] {
  if (count <= 0) return [];
  if (count === 1 || most <= 1) return [0];
  const steps = Math.min(most, count) - 1;
  const indexes = Array.from({ length: steps + 1 }, (_, step) => Math.round((step * (count - 1)) / steps));
  return [...new Set(indexes)];
}
