import * as css from './chart.css.ts';
import type { ChartTone } from './chart.css.ts';

interface LineChartTooltipProps {
  title: string;
  rows: readonly { id: string; label: string; value: string; tone: ChartTone }[];
  /** Where the cursor stands, in pixels from the left of the chart. */
  x: number;
  /** Stands left of the cursor, so as not to leave the chart. */
  isLeft: boolean;
}

/** The values at the cursor. The slider announces the same text, so this is hidden from screen readers. */
export function LineChartTooltip({ title, rows, x, isLeft }: LineChartTooltipProps) {
  const shift = isLeft ? 'calc(-100% - 12px)' : '12px';
  return (
    <div
      className={css.tooltip}
      aria-hidden="true"
      style={{ transform: `translateX(${x}px) translateX(${shift})` }}
    >
      <div className={css.tooltipTitle}>{title}</div>
      {rows.map((row) => (
        <div key={row.id} className={css.tooltipRow}>
          <span className={`${css.dot} ${css.series({ tone: row.tone })}`} />
          <span className={css.tooltipName}>{row.label}</span>
          <span className={css.tooltipValue}>{row.value}</span>
        </div>
      ))}
    </div>
  );
}
