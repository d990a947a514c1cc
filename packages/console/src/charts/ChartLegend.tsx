import * as css from './chart.css.ts';
import type { Series } from './series.ts';

interface ChartLegendProps {
  series: readonly Series[];
  valueOf: (series: Series) => string;
  /** The name of the unfinished point. Undefined if all points are finished. */
  unfinished?: string | undefined;
}

/** Shows each name with a sample of its line, so that the line is recognizable without color (WCAG 1.4.1). */
export function ChartLegend({ series, valueOf, unfinished }: ChartLegendProps) {
  return (
    <ul className={css.legend}>
      {series.map((item) => (
        <li key={item.id} className={css.legendItem}>
          <svg width="16" height="8" aria-hidden="true">
            <line
              x1="0"
              x2="16"
              y1="4"
              y2="4"
              strokeWidth="2"
              className={`${css.sample} ${css.series({ tone: item.tone })}`}
              strokeDasharray={item.line === 'dashed' ? '3 3' : undefined}
            />
          </svg>
          <span>{item.label}</span>
          <span className={css.legendNumber}>{valueOf(item)}</span>
        </li>
      ))}
      {unfinished !== undefined && (
        <li className={css.legendItem}>
          <svg width="22" height="8" aria-hidden="true" className={css.series({ tone: 'neutral' })}>
            <line x1="1" x2="14" y1="4" y2="4" className={css.unfinishedLine} />
            <circle cx="18" cy="4" r="3" className={css.unfinished} />
          </svg>
          <span>{unfinished}</span>
        </li>
      )}
    </ul>
  );
}
