import { Group } from '@visx/group';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { Inline } from '@settlement/design-system/Inline';
import { Pie } from '@visx/shape';
import { useId, useState } from 'react';
import * as css from './chart.css.ts';
import { type ChartTone, series } from './chart.css.ts';

/** The diameter in pixels. */
const SIZE = 136;

export interface DonutSlice {
  id: string;
  label: string;
  size: number;
  share: string;
  tone: ChartTone;
}

interface DonutChartProps {
  label: string;
  slices: readonly DonutSlice[];
}

/** Takes the space of a donut chart with four rows in its legend. */
export const donutSkeleton = (
  <Inline gap="xl" justify="center">
    <Skeleton shape="circle" width={`${SIZE}px`} height={`${SIZE}px`} />
    <div className={css.donutLegend}>
      <Skeleton shape="block" height="176px" />
    </div>
  </Inline>
);

/** Renders a donut chart. The legend is a radio group, so that keyboard users can select a slice. */
export function DonutChart({ label, slices }: DonutChartProps) {
  const group = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const shownId = hovered ?? chosen ?? slices[0]?.id;
  const shown = slices.find((slice) => slice.id === shownId) ?? slices[0];
  const isPicked = hovered !== null || chosen !== null;

  return (
    <Inline gap="xl" justify="center">
      <div className={css.circle} style={{ width: SIZE, height: SIZE }}>
        <svg width={SIZE} height={SIZE} aria-hidden="true">
          <Group left={SIZE / 2} top={SIZE / 2}>
            <Pie
              data={[...slices]}
              pieValue={(slice) => slice.size}
              pieSort={null}
              pieSortValues={null}
              outerRadius={SIZE / 2 - 1}
              innerRadius={SIZE / 2 - 20}
            >
              {(pie) =>
                pie.arcs.map((arc) => (
                  <path
                    key={arc.data.id}
                    d={pie.path(arc) ?? undefined}
                    className={`${css.slice} ${series({ tone: arc.data.tone })}`}
                    data-dimmed={isPicked && arc.data.id !== shown?.id ? '' : undefined}
                    onPointerEnter={() => setHovered(arc.data.id)}
                    onPointerLeave={() => setHovered(null)}
                  />
                ))
              }
            </Pie>
          </Group>
        </svg>
        <div className={css.centre} aria-hidden="true">
          <Text size="caption" tone="muted">
            {shown?.label}
          </Text>
          <span className={css.centreValue}>{shown?.share}</span>
        </div>
      </div>
      <div className={css.donutLegend} role="radiogroup" aria-label={label}>
        {slices.map((slice) => (
          <label
            key={slice.id}
            className={css.row}
            data-chosen={isPicked && slice.id === shown?.id ? '' : undefined}
            onPointerEnter={() => setHovered(slice.id)}
            onPointerLeave={() => setHovered(null)}
          >
            <input
              type="radio"
              name={group}
              className={css.radio}
              checked={slice.id === (chosen ?? slices[0]?.id)}
              onChange={() => setChosen(slice.id)}
              onBlur={() => setChosen(null)}
            />
            <span className={`${css.swatch} ${series({ tone: slice.tone })}`} aria-hidden="true" />
            <span className={css.name}>{slice.label}</span>
            <span className={css.share}>{slice.share}</span>
          </label>
        ))}
      </div>
    </Inline>
  );
}
