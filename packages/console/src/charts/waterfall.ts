export interface WaterfallValue {
  readonly id: string;
  readonly value: number;
  /** True for a balance or a subtotal, whose bar starts at 0. */
  readonly isTotal: boolean;
}

export interface WaterfallStep {
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
