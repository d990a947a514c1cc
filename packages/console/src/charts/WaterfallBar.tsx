import { Bar } from '@visx/shape';
import type { WaterfallStep } from './waterfall.ts';
import * as css from './waterfall.css.ts';

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
