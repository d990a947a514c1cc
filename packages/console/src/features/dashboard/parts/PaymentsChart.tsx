import type { DailyCollectionItem } from '@settlement/api-mocks/contract/statistics';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { ChartLineIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { ChartLegend } from '#charts/ChartLegend.tsx';
import { ChartTable } from '#charts/ChartTable.tsx';
import { LineChart } from '#charts/LineChart.tsx';
import type { AxisPoint, Series } from '#charts/series.ts';
import { MOST_CHART_DAYS, chartRangeAtom, dailyCollectionQueryAtom } from '#data/statistics.ts';
import { todayAtom } from '#data/timeRange.ts';
import { useDayNames } from '#data/useDayNames.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/QueryView.tsx';
import * as css from '../dashboard.css.ts';

interface PaymentsChartProps {
  height: number;
  isTable: boolean;
}

/** The two lines with their sums, or the same numbers as a table. */
export function PaymentsChart({ height, isTable }: PaymentsChartProps) {
  const text = useText();
  const query = useAtomValue(dailyCollectionQueryAtom);
  const formats = useFormats();
  const dayNames = useDayNames();
  const today = useAtomValue(todayAtom);
  const { isShortened } = useAtomValue(chartRangeAtom);
  const count = (value: number) => formats.amount(String(Math.round(value)), { decimals: 0 });

  const draw = (days: readonly DailyCollectionItem[]) => {
    const points: AxisPoint[] = days.map(({ date }) => ({
      id: date,
      // Today's numbers still grow: the line does not fall, the day is not over.
      label:
        date === today ? text('dashboard.chart.soFar', { day: dayNames.long(date) }) : dayNames.long(date),
      isUnfinished: date === today,
      tick: dayNames.short(date),
    }));
    const series: Series[] = [
      {
        id: 'initiated',
        label: text('dashboard.chart.initiated'),
        values: days.map((item) => item.create_num),
        tone: 'neutral',
        line: 'dashed',
      },
      {
        id: 'paid',
        label: text('dashboard.chart.paid'),
        values: days.map((item) => item.pay_num),
        tone: 'first',
        line: 'solid',
        hasArea: true,
      },
    ];
    return (
      <>
        <ChartLegend
          series={series}
          valueOf={(item) => count(item.values.reduce((total, value) => total + value, 0))}
        />
        {isShortened && (
          <Text as="p" size="caption" tone="muted">
            {text('dashboard.chart.shortened', { count: MOST_CHART_DAYS })}
          </Text>
        )}
        {isTable ? (
          <ChartTable
            label={text('dashboard.chart.table')}
            axisLabel={text('dashboard.chart.day')}
            points={points}
            series={series}
            formatValue={count}
            height={height}
          />
        ) : (
          <LineChart
            label={text('dashboard.chart.label')}
            points={points}
            series={series}
            formatValue={count}
            height={height}
          />
        )}
      </>
    );
  };

  return (
    <div
      className={css.chartBody}
      style={{ minHeight: height + 28 }}
      aria-busy={query.isPending || undefined}
    >
      <QueryView
        query={query}
        failedTitle={text('dashboard.chart.failed')}
        loading={<Skeleton shape="block" height={`${height + 28}px`} />}
        empty={({ list }) =>
          list.every((day) => day.create_num === 0) ? (
            <div className={css.centred}>
              <EmptyState
                icon={<ChartLineIcon aria-hidden="true" />}
                title={text('dashboard.chart.empty')}
                description={text('dashboard.chart.emptyText')}
              />
            </div>
          ) : undefined
        }
      >
        {({ list }) => draw(list)}
      </QueryView>
    </div>
  );
}
