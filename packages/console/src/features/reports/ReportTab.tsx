import type { ReportFigures, ReportRow, Summary } from '@settlement/api-mocks/contract/reports';
import { reportGroups } from '@settlement/api-mocks/contract/reports';
import { exportFormats } from '@settlement/api-mocks/contract/primitives';
import { Card } from '@settlement/design-system/Card';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Grid } from '@settlement/design-system/Grid';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { StatCard } from '@settlement/design-system/StatCard';
import { Text } from '@settlement/design-system/Text';
import { ChartLineIcon, DownloadIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { ChartLegend } from '#charts/ChartLegend.tsx';
import { LineChart } from '#charts/LineChart.tsx';
import type { Series } from '#charts/series.ts';
import { exportSummaryAtom, reportDaysQueryAtom, reportStateAtom, summaryQueryAtom } from '#data/reports.ts';
import { useDayNames } from '#data/formats/useDayNames.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { divide, multiply, subtract, sum } from '#lib/money/money.ts';
import { QueryView, useReady, isEmptyList } from '#parts/loading/QueryView.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import { ScopeBar } from './parts/ScopeBar.tsx';
import { DownloadMenu } from './parts/DownloadMenu.tsx';
import { ReportTable } from './parts/ReportTable.tsx';

/** Returns a part of a whole in percent. Undefined if the whole is 0. */
const percentOf = (part: string, whole: string): string | undefined => {
  const ratio = divide(part, whole);
  return ratio && multiply(ratio, '100');
};
const conversionOf = ({ order_count, paid_count }: ReportFigures) =>
  percentOf(String(paid_count), String(order_count));

export function ReportTab() {
  const text = useText();
  const query = useAtomValue(summaryQueryAtom);
  const isReady = useReady(!query.isPending);
  const state = useAtomValue(reportStateAtom);
  const { data } = query;
  const [current, last = current] = data?.months ?? [];
  return (
    <Stack>
      {isReady ? (
        <ScopeBar choices={data} month={state.month ?? last?.month} />
      ) : (
        <Skeleton shape="block" height="36px" />
      )}
      <QueryView
        query={query}
        failedTitle={text('reports.report.failed')}
        loading={
          <Card>
            <Skeleton lines={8} height="16px" />
          </Card>
        }
        isEmpty={isEmptyList}
        empty={
          <Card>
            <EmptyState
              icon={<ChartLineIcon aria-hidden="true" />}
              title={text('reports.report.empty')}
              description={text('reports.report.emptyText')}
            />
          </Card>
        }
      >
        {(summary) => (
          <Stack aria-busy={query.isPlaceholderData || undefined}>
            <Tiles summary={summary} />
            <DailyChart />
            <GroupTable summary={summary} />
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

const figures = ['volume', 'fees', 'refunds'] as const;

function Tiles({ summary: { sum, previous_sum: before } }: { readonly summary: Summary }) {
  const text = useText();
  const formats = useFormats();
  const orders = text('reports.report.ordersOf', { paid: sum.paid_count, count: sum.order_count });
  const conversion = conversionOf(before);
  return (
    <Grid minColumn="200px" gap="m">
      {figures.map((figure) => {
        const change = percentOf(subtract(sum[figure], before[figure]), before[figure]);
        return (
          <StatCard
            key={figure}
            label={`${text(`reports.column.${figure}`)} · USDT`}
            value={<Amount value={sum[figure]} />}
            description={
              change === undefined
                ? text('reports.report.noChange')
                : text('reports.report.change', { change: formats.change(change) })
            }
          />
        );
      })}
      <StatCard
        label={text('reports.column.conversion')}
        value={formats.percent(conversionOf(sum))}
        description={`${orders} · ${
          conversion === undefined
            ? text('reports.report.noChange')
            : text('reports.report.before', { value: formats.percent(conversion) })
        }`}
      />
    </Grid>
  );
}

const CHART_HEIGHT = 200;

function DailyChart() {
  const text = useText();
  const days = useDayNames();
  const formats = useFormats();
  const query = useAtomValue(reportDaysQueryAtom);
  return (
    <Card title={text('reports.report.days')}>
      <QueryView
        query={query}
        failedTitle={text('reports.report.daysFailed')}
        loading={<Skeleton shape="block" height={`${CHART_HEIGHT + 28}px`} />}
      >
        {({ list }) => {
          const income = list.map((day) => day.income);
          const refunds = list.map((day) => day.refund);
          const drawn = (amounts: readonly string[]) => ({
            values: amounts.map(Number),
            texts: amounts.map((amount) => formats.amount(amount)),
          });
          const series: readonly Series[] = [
            {
              id: 'income',
              label: text('reports.report.income'),
              ...drawn(income),
              tone: 'first',
              line: 'solid',
              hasArea: true,
            },
            {
              id: 'refunds',
              label: text('reports.report.refunds'),
              ...drawn(refunds),
              tone: 'neutral',
              line: 'dashed',
            },
          ];
          return (
            <Stack gap="s">
              <ChartLegend
                series={series}
                valueOf={({ id }) => formats.amount(sum(id === 'income' ? income : refunds))}
              />
              <LineChart
                label={text('reports.report.days')}
                points={list.map(({ date }) => ({
                  id: date,
                  label: days.long(date),
                  tick: days.short(date),
                }))}
                series={series}
                formatValue={formats.axis}
                height={CHART_HEIGHT}
              />
            </Stack>
          );
        }}
      </QueryView>
    </Card>
  );
}

function GroupTable({ summary }: { readonly summary: Summary }) {
  const text = useText();
  const formats = useFormats();
  const days = useDayNames();
  const [{ by }, setState] = useUrlState(reportStateAtom);
  const download = useSetAtom(exportSummaryAtom);
  const rows = useMemo<readonly ReportRow[]>(
    () => [
      ...summary.list,
      { id: '', name: text('reports.report.sum'), ...summary.sum, previous: summary.previous_sum },
    ],
    [summary, text],
  );
  const columns = useMemo((): readonly DataTableColumn<ReportRow>[] => {
    const column = (id: string, header: string, cell: (row: ReportRow) => ReactNode) =>
      ({ id, header, align: 'end', cell }) as const;
    return [
      {
        id: 'name',
        header: text('reports.column.name'),
        isRowHeader: true,
        cell: ({ id, name }) => (id === '' ? <Text weight="semibold">{name}</Text> : name || id),
      },
      ...figures.map((figure) =>
        column(figure, `${text(`reports.column.${figure}`)} (USDT)`, (row) => <Amount value={row[figure]} />),
      ),
      column('change', text('reports.column.previous_volume'), ({ previous }) => (
        <Amount value={previous.volume} />
      )),
      column('conversion', text('reports.column.conversion'), (row) => (
        <>
          {formats.percent(conversionOf(row))}{' '}
          <Text size="small" tone="muted">
            {text('reports.report.ordersOf', { paid: row.paid_count, count: row.order_count })}
          </Text>
        </>
      )),
    ];
  }, [text, formats]);
  const day = (time: number) => days.long(formats.day(time));
  return (
    <ReportTable
      title={text('reports.report.table')}
      description={text('reports.report.compared', {
        from: day(summary.previous_start_time),
        to: day(summary.previous_end_time),
      })}
      actions={
        <>
          <SegmentedControl
            label={text('reports.report.group')}
            value={by}
            items={reportGroups.map((group) => ({ id: group, label: text(`reports.group.${group}`) }))}
            onChange={(id) =>
              setState({ by: reportGroups.find((group) => group === id) ?? 'application' }, { replace: true })
            }
          />
          <DownloadMenu
            label={text('common.list.export')}
            icon={<DownloadIcon aria-hidden="true" />}
            formats={exportFormats}
            download={(format) => ({
              load: () => download(by, format),
              name: `report-${by}-${formats.day(summary.start_time)}_${formats.day(summary.end_time)}`,
            })}
          />
        </>
      }
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
