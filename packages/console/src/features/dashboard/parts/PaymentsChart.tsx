import type { DailyCollectionItem } from '@settlement/api-mocks/contract/statistics';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { ChartLineIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { ChartLegend } from '#charts/ChartLegend.tsx';
import { LineChart } from '#charts/LineChart.tsx';
import type { AxisPoint, Series } from '#charts/series.ts';
import {
  MOST_CHART_DAYS,
  chartRangeAtom,
  dailyCollectionQueryAtom,
  overviewQueryAtom,
  previousCollectionQueryAtom,
} from '#data/statistics.ts';
import { todayAtom } from '#data/page/timeRange.ts';
import { useDayNames } from '#data/formats/useDayNames.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { NO_VALUE } from '#i18n/amounts.ts';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/loading/deferred.tsx';
import { QueryView, useReady } from '#parts/loading/QueryView.tsx';
import * as css from '../dashboard.css.ts';

const ChartTable = deferred(async () => (await import('#charts/ChartTable.tsx')).ChartTable);

export function PaymentsChart({ height, isTable }: { height: number; isTable: boolean }) {
  const text = useText();
  const query = useAtomValue(dailyCollectionQueryAtom);
  const isReady = useReady(!query.isPending);
  const previous = useAtomValue(previousCollectionQueryAtom).data?.list ?? [];
  const isFirst = useAtomValue(overviewQueryAtom).data?.transaction_volume === 0;
  const formats = useFormats();
  const dayNames = useDayNames();
  const today = useAtomValue(todayAtom);
  const { range, isShortened } = useAtomValue(chartRangeAtom);
  const count = (value: number) => formats.amount(String(Math.round(value)), { decimals: 0 });

  const seriesOf = (days: readonly DailyCollectionItem[]): Series[] => [
    {
      id: 'initiated',
      label: text('dashboard.chart.initiated'),
      values: days.map((item) => item.create_num),
      tone: 'neutral',
      line: 'dashed',
    },
    {
      id: 'paid',
      label: text('payments.status.2'),
      values: days.map((item) => item.pay_num),
      tone: 'first',
      line: 'solid',
      hasArea: true,
    },
    {
      id: 'previous',
      label: text('dashboard.chart.previous'),
      values: previous.map(({ pay_num }) => pay_num),
      tone: 'others',
      line: 'solid',
      isFinal: true,
    },
  ];
  // The legend is complete while the numbers are loading, so that the chart doesn't move.
  const legend = (series: readonly Series[], isUnfinished: boolean) => (
    <ChartLegend
      series={series}
      unfinished={!isTable && isUnfinished ? text('dashboard.chart.todaySoFar') : undefined}
      valueOf={({ values }) =>
        values.length === 0 ? NO_VALUE : count(values.reduce((total, value) => total + value, 0))
      }
    />
  );

  const draw = (days: readonly DailyCollectionItem[]) => {
    const points: AxisPoint[] = days.map(({ date }) => ({
      id: date,
      // The label of today explains that its numbers are still growing.
      label:
        date === today ? text('dashboard.chart.soFar', { day: dayNames.long(date) }) : dayNames.long(date),
      isUnfinished: date === today,
      tick: date === today ? text('common.range.today') : dayNames.short(date),
    }));
    const all = seriesOf(days);
    const series = all.filter(({ id, values }) => id !== 'previous' || values.some((value) => value > 0));
    return (
      <>
        {legend(
          all,
          points.some(({ isUnfinished }) => isUnfinished),
        )}
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
    <div className={css.chartBody} style={{ minHeight: height + 28 }} aria-busy={!isReady || undefined}>
      <QueryView
        query={query}
        failedTitle={text('dashboard.chart.failed')}
        loading={
          <>
            {legend(seriesOf([]), range !== 'days')}
            <Skeleton shape="block" height={`${height}px`} />
          </>
        }
        isEmpty={({ list }) => list.every((day) => day.create_num === 0)}
        empty={
          <div className={css.centred}>
            <EmptyState
              icon={<ChartLineIcon aria-hidden="true" />}
              title={text('dashboard.chart.empty')}
              description={text(isFirst ? 'dashboard.chart.firstText' : 'dashboard.chart.emptyText')}
            />
          </div>
        }
      >
        {({ list }) => draw(list)}
      </QueryView>
    </div>
  );
}
