import { curveMonotoneX } from '@visx/curve';
import { localPoint } from '@visx/event';
import { LinearGradient } from '@visx/gradient';
import { Group } from '@visx/group';
import { Area, Line, LinePath } from '@visx/shape';
import { useId, useState, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import { type AxisPoint, linearScale, roundTicks, type Series, tickIndexes } from './series.ts';
import type { ChartTone } from './chart.css.ts';
import * as css from './chart.css.ts';

/** Returns the width of an element in CSS pixels, or 0 until it's measured. */
export function useWidth<Measured extends HTMLElement>(): {
  readonly ref: RefObject<Measured | null>;
  readonly width: number;
} {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    if (typeof ResizeObserver === 'undefined') return measure();
    // Without `flushSync`, the chart would be painted once with the old size.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, width };
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 7,
  PageUp: (index) => index + 7,
  Home: () => 0,
  End: (_, last) => last,
};

/** Returns the cursor. The keys follow the APG slider pattern, so that each point is announced. */
function useChartCursor(count: number) {
  const [at, setAt] = useState<number | null>(null);
  const last = Math.max(0, count - 1);
  const index = at === null ? null : Math.min(at, last);

  return {
    index,
    defaultIndex: index ?? last,
    moveTo: setAt,
    leave: () => setAt(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setAt(null);
        return;
      }
      const step = steps[event.key];
      if (!step || count === 0) return;
      event.preventDefault();
      setAt(Math.min(last, Math.max(0, step(index ?? last, last))));
    },
  };
}

interface LineChartProps {
  label: string;
  points: readonly AxisPoint[];
  series: readonly Series[];
  formatValue: (value: number) => string;
  height: number;
}

const margin = { top: 8, right: 20, bottom: 28, left: 40 };

/** Renders a line chart. The plot is a slider over its points (APG slider pattern). */
export function LineChart({ label, points, series, formatValue, height }: LineChartProps) {
  const gradient = useId();
  const { ref, width } = useWidth<HTMLDivElement>();
  const cursor = useChartCursor(points.length);

  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const greatest = Math.max(4, ...series.flatMap((item) => item.values));
  const yTicks = roundTicks(greatest, 4);
  const y = linearScale([0, yTicks.at(-1) ?? greatest], [innerHeight, 0]);
  const xOf = linearScale([0, Math.max(1, points.length - 1)], [0, innerWidth]);

  // The last value is still growing. A solid line would look like a decline.
  const finished = points.filter(({ isUnfinished }) => !isUnfinished).length;
  const lines = series.map((item) => ({
    ...item,
    drawn: item.isFinal ? [...item.values] : item.values.slice(0, finished),
  }));

  const textAt = ({ texts, values }: Series, index: number) =>
    texts?.[index] ?? formatValue(values[index] ?? 0);
  const describe = (index: number) =>
    `${points[index]?.label ?? ''}: ${series
      .map((item) => `${item.label} ${textAt(item, index)}`)
      .join(', ')}`;

  const follow = (event: React.PointerEvent) => {
    const position = localPoint(event);
    if (!position || points.length === 0) return;
    const step = points.length > 1 ? innerWidth / (points.length - 1) : 1;
    const index = Math.round((position.x - margin.left) / step);
    cursor.moveTo(Math.min(points.length - 1, Math.max(0, index)));
  };

  return (
    <div ref={ref} className={css.frame} style={{ height }}>
      {width > 0 ? (
        <svg width={width} height={height} className={css.svg} aria-hidden="true">
          <LinearGradient id={gradient} from="" to="">
            <stop offset="0%" className={css.areaStop} stopOpacity={0.22} />
            <stop offset="100%" className={css.areaStop} stopOpacity={0} />
          </LinearGradient>
          <Group left={margin.left} top={margin.top}>
            {yTicks.map((value) => (
              <Group key={value} top={y(value)}>
                <Line from={{ x: 0, y: 0 }} to={{ x: innerWidth, y: 0 }} stroke="" className={css.grid} />
                <text x={-10} dy="0.32em" textAnchor="end" className={css.tick}>
                  {formatValue(value)}
                </text>
              </Group>
            ))}
            {tickIndexes(points.length, innerWidth < 420 ? 3 : 7).map((index) => (
              <text
                key={points[index]?.id}
                x={xOf(index)}
                y={innerHeight + 20}
                textAnchor="middle"
                className={css.tick}
              >
                {points[index]?.tick}
              </text>
            ))}
            {lines.map((item) => (
              <Group key={item.id}>
                {item.hasArea ? (
                  <Area
                    data={item.drawn}
                    x={(_, index) => xOf(index)}
                    y0={innerHeight}
                    y1={(value) => y(value)}
                    curve={curveMonotoneX}
                    fill={`url(#${gradient})`}
                  />
                ) : null}
                <LinePath
                  data={item.drawn}
                  x={(_, index) => xOf(index)}
                  y={(value) => y(value)}
                  curve={curveMonotoneX}
                  className={[
                    css.line,
                    css.series({ tone: item.tone }),
                    item.line === 'dashed' ? css.dashed : '',
                  ].join(' ')}
                />
                {points.map(
                  ({ id, isUnfinished }, index) =>
                    isUnfinished &&
                    !item.isFinal && (
                      <Group key={id} className={css.series({ tone: item.tone })}>
                        {index > 0 && (
                          <line
                            x1={xOf(index - 1)}
                            x2={xOf(index)}
                            y1={y(item.values[index - 1] ?? 0)}
                            y2={y(item.values[index] ?? 0)}
                            className={css.unfinishedLine}
                          />
                        )}
                        <circle
                          r={4}
                          cx={xOf(index)}
                          cy={y(item.values[index] ?? 0)}
                          className={css.unfinished}
                        />
                      </Group>
                    ),
                )}
              </Group>
            ))}
            {cursor.index === null ? null : (
              <Group left={xOf(cursor.index)}>
                <line y1={0} y2={innerHeight} className={css.cursor} />
                {series.map((item) => (
                  <circle
                    key={item.id}
                    r={4.5}
                    cy={y(item.values[cursor.defaultIndex] ?? 0)}
                    className={`${css.point} ${css.series({ tone: item.tone })}`}
                  />
                ))}
              </Group>
            )}
          </Group>
        </svg>
      ) : null}
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.max(0, points.length - 1)}
        aria-valuenow={cursor.defaultIndex}
        aria-valuetext={points.length > 0 ? describe(cursor.defaultIndex) : undefined}
        onKeyDown={cursor.onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) cursor.moveTo(cursor.defaultIndex);
        }}
        onBlur={cursor.leave}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={cursor.leave}
      />
      {cursor.index === null ? null : (
        <LineChartTooltip
          title={points[cursor.index]?.label ?? ''}
          rows={series.map((item) => ({
            id: item.id,
            label: item.label,
            tone: item.tone,
            value: textAt(item, cursor.defaultIndex),
          }))}
          x={margin.left + xOf(cursor.index)}
          isLeft={xOf(cursor.index) > innerWidth / 2}
        />
      )}
    </div>
  );
}

interface LineChartTooltipProps {
  title: string;
  rows: readonly { id: string; label: string; value: string; tone: ChartTone }[];
  /** The position of the cursor in pixels from the left of the chart. */
  x: number;
  isLeft: boolean;
}

function LineChartTooltip({ title, rows, x, isLeft }: LineChartTooltipProps) {
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
