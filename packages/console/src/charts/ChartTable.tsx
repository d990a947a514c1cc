import * as css from './chart.css.ts';
import type { AxisPoint, Series } from './series.ts';

interface ChartTableProps {
  label: string;
  axisLabel: string;
  points: readonly AxisPoint[];
  series: readonly Series[];
  formatValue: (value: number) => string;
  height: number;
}

export function ChartTable({ label, axisLabel, points, series, formatValue, height }: ChartTableProps) {
  return (
    // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
    <div className={css.tableScroll} style={{ height }} role="region" aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              {axisLabel}
            </th>
            {series.map((item) => (
              <th key={item.id} scope="col" className={`${css.headCell} ${css.numberCell}`}>
                {item.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.id}>
              <th scope="row" className={css.bodyCell}>
                {point.label}
              </th>
              {series.map((item) => (
                <td key={item.id} className={`${css.bodyCell} ${css.numberCell}`}>
                  {formatValue(item.values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
