import { curveMonotoneX } from '@visx/curve';
import { LinePath } from '@visx/shape';
import * as css from './chart.css.ts';
import { linearScale } from './series.ts';

/** In pixels. */
const HEIGHT = 28;

interface SparklineProps {
  values: readonly number[];
  tone: 'positive' | 'critical' | 'neutral';
  label: string;
  width?: number;
}

export function Sparkline({ values, tone, label, width = 72 }: SparklineProps) {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const x = linearScale([0, Math.max(1, values.length - 1)], [1, width - 1]);
  const y = linearScale(least === greatest ? [least - 1, greatest + 1] : [least, greatest], [HEIGHT - 3, 3]);
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label} className={css.svg}>
      <LinePath
        data={[...values]}
        x={(_, index) => x(index)}
        y={(value) => y(value)}
        curve={curveMonotoneX}
        className={`${css.line} ${css.series({ tone })}`}
        strokeWidth={1.5}
      />
    </svg>
  );
}
