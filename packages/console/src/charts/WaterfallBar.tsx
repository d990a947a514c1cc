import { Bar } from '@visx/shape';
import * as css from './waterfall.css.ts';

export interface WaterfallValue {
  readonly id: string;
  readonly value: number;
  /** True for a balance or a subtotal, whose bar starts at 0. */
  readonly isTotal: boolean;
}

interface WaterfallStep {
  /** The ends of the bar in percent, from 0 to 100. */
  readonly from: number;
  readonly to: number;
  /** The end of the bar above in percent. Undefined for the first bar. */
  readonly before: number | undefined;
  readonly tone: 'total' | 'rise' | 'fall';
}

/**
 * Returns the bars of a waterfall by ID. A total starts at 0, and any other bar at the end of the bar above.
 */
export function waterfallOf(values: readonly WaterfallValue[]): ReadonlyMap<string, WaterfallStep> {
  let running = 0;
  const ends = values.map(({ value, isTotal }) => {
    const from = isTotal ? 0 : running;
    running = from + value;
    return { from, to: running };
  });
  const most = Math.max(...ends.flatMap(({ from, to }) => [from, to]), 1);
  const least = Math.min(...ends.flatMap(({ from, to }) => [from, to]), 0);
  const scale = (value: number) => ((value - least) / (most - least)) * 100;
  return new Map(
    values.map(({ id, value, isTotal }, index) => {
      const { from, to } = ends[index] ?? { from: 0, to: 0 };
      const above = index === 0 ? undefined : ends[index - 1];
      return [
        id,
        {
          from: scale(from),
          to: scale(to),
          before: above && scale(above.to),
          tone: isTotal ? 'total' : value < 0 ? 'fall' : 'rise',
        },
      ];
    }),
  );
}

/** The smallest width of a bar in percent, so that a small change stays visible. */
const LEAST = 0.7;

/** Renders a bar with a line from the bar above. Hidden, because the row shows the amount as text. */
export function WaterfallBar({ from, to, before, tone }: WaterfallStep) {
  const width = Math.max(Math.abs(to - from), LEAST);
  const start = Math.min(from, to, 100 - width);
  return (
    <svg className={css.plot} aria-hidden="true">
      {before !== undefined && (
        <line x1={`${before}%`} x2={`${before}%`} y1="-50%" y2="30%" className={css.connector} />
      )}
      <Bar x={`${start}%`} width={`${width}%`} y="30%" height="40%" rx={3} className={css.bar({ tone })} />
    </svg>
  );
}
