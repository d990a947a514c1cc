import * as css from './chart.css.ts';
import type { Series } from './series.ts';

interface ChartLegendProps {
  series: readonly Series[];
  valueOf?: (series: Series) => string;
}

/** Shows each name with a sample of its line, so that the line is recognizable without color (WCAG 1.4.1). */
export function ChartLegend({ series, valueOf }: ChartLegendProps) {
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
          {valueOf ? <span className={css.legendNumber}>{valueOf(item)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
