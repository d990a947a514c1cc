import type { ReportFigures, ReportRow, Summary } from '@settlement/api-mocks/contract/reports';
import { reportGroups } from '@settlement/api-mocks/contract/reports';
import { exportFormats } from '@settlement/api-mocks/contract/primitives';
import { Card } from '@settlement/design-system/Card';
import { DataTable, type DataTableColumn } from '@settlement/design-system/DataTable';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { ChartLineIcon, DownloadIcon } from '@settlement/design-system/icons';
import { media } from '@settlement/design-system/tokens';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { ChartLegend } from '#charts/ChartLegend.tsx';
import { LineChart } from '#charts/LineChart.tsx';
import type { Series } from '#charts/series.ts';
import { exportSummaryAtom, reportDaysQueryAtom, reportStateAtom, summaryQueryAtom } from '#data/reports.ts';
import { useDayNames } from '#data/formats/useDayNames.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { divide, multiply, subtract } from '#lib/money/money.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import { ScopeBar } from './parts/ScopeBar.tsx';
import { DownloadMenu } from './parts/DownloadMenu.tsx';
import * as css from './reports.css.ts';

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
  const state = useAtomValue(reportStateAtom);
  const { data } = query;
  const [current, last = current] = data?.months ?? [];
  return (
    <Stack>
      {query.isPending ? (
        <Skeleton shape="block" height="36px" />
      ) : (
        <ScopeBar choices={data} month={state.month ?? last?.month} />
      )}
      <QueryView
        query={query}
        failedTitle={text('reports.report.failed')}
        loading={
          <Card>
            <Skeleton lines={8} height="16px" />
          </Card>
        }
        empty={({ list }) =>
          list.length === 0 ? (
            <Card>
              <EmptyState
                icon={<ChartLineIcon aria-hidden="true" />}
                title={text('reports.report.empty')}
                description={text('reports.report.emptyText')}
              />
            </Card>
          ) : undefined
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
  const noteOf = (change: string | undefined) =>
    change === undefined
      ? text('reports.report.noChange')
      : text('reports.report.change', { change: formats.change(change) });
  const orders = text('reports.report.ordersOf', { paid: sum.paid_count, count: sum.order_count });
  const conversionBefore = conversionOf(before);
  const tiles = [
    ...figures.map((figure) => ({
      id: figure,
      label: `${text(`reports.column.${figure}`)} · USDT`,
      value: <Amount value={sum[figure]} />,
      note: noteOf(percentOf(subtract(sum[figure], before[figure]), before[figure])),
    })),
    {
      id: 'conversion',
      label: `${text('reports.column.conversion')} · ${orders}`,
      value: formats.percent(conversionOf(sum)),
      note:
        conversionBefore === undefined
          ? text('reports.report.noChange')
          : text('reports.report.before', { value: formats.percent(conversionBefore) }),
    },
  ];
  return (
    <div className={css.tiles}>
      {tiles.map(({ id, label, value, note }) => (
        <Card key={id} padding="m">
          <div className={css.tile}>
            <Text size="small" tone="muted">
              {label}
            </Text>
            <span className={css.tileFigure}>{value}</span>
            <Text size="small" tone="muted">
              {note}
            </Text>
          </div>
        </Card>
      ))}
    </div>
  );
}

const CHART_HEIGHT = 200;

function DailyChart() {
  const text = useText();
  const days = useDayNames();
  const formats = useFormats();
  const query = useAtomValue(reportDaysQueryAtom);
  const show = (value: number) => formats.amount(String(Math.round(value)), { decimals: 0 });
  return (
    <Card title={text('reports.report.days')}>
      <QueryView
        query={query}
        failedTitle={text('reports.report.daysFailed')}
        loading={<Skeleton shape="block" height={`${CHART_HEIGHT + 28}px`} />}
      >
        {({ list }) => {
          const series: readonly Series[] = [
            {
              id: 'income',
              label: text('reports.report.income'),
              values: list.map(({ income }) => Number(income)),
              tone: 'first',
              line: 'solid',
              hasArea: true,
            },
            {
              id: 'refunds',
              label: text('reports.report.refunds'),
              values: list.map(({ refund }) => Number(refund)),
              tone: 'neutral',
              line: 'dashed',
            },
          ];
          return (
            <>
              <ChartLegend
                series={series}
                valueOf={({ values }) => show(values.reduce((sum, value) => sum + value, 0))}
              />
              <LineChart
                label={text('reports.report.days')}
                points={list.map(({ date }) => ({
                  id: date,
                  label: days.long(date),
                  tick: days.short(date),
                }))}
                series={series}
                formatValue={show}
                height={CHART_HEIGHT}
              />
            </>
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
  const isNarrow = useMediaQuery(media.belowDesktop);
  const [{ by }, setState] = useUrlState(reportStateAtom);
  const download = useSetAtom(exportSummaryAtom);
  const rows = useMemo<readonly ReportRow[]>(
    () => [
      ...summary.list,
      { id: '', name: text('reports.report.sum'), ...summary.sum, previous: summary.previous_sum },
    ],
    [summary, text],
  );
  const columns = useMemo<readonly DataTableColumn<ReportRow>[]>(
    () => [
      {
        id: 'name',
        header: text('reports.column.name'),
        isRowHeader: true,
        cell: ({ id, name }) => <Text weight={id === '' ? 'semibold' : 'regular'}>{name || id}</Text>,
      },
      ...figures.map((figure) => ({
        id: figure,
        header: `${text(`reports.column.${figure}`)} (USDT)`,
        align: 'end' as const,
        cell: (row: ReportRow) => <Amount value={row[figure]} />,
      })),
      {
        id: 'change',
        header: text('reports.column.previous_volume'),
        align: 'end',
        cell: ({ previous }) => <Amount value={previous.volume} />,
      },
      {
        id: 'conversion',
        header: text('reports.column.conversion'),
        align: 'end',
        cell: (row) => (
          <>
            {formats.percent(conversionOf(row))}{' '}
            <Text size="small" tone="muted">
              {text('reports.report.ordersOf', { paid: row.paid_count, count: row.order_count })}
            </Text>
          </>
        ),
      },
    ],
    [text, formats],
  );
  const day = (time: number) => days.long(formats.day(time));
  return (
    <Card
      padding={isNarrow ? 'l' : 'none'}
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
            label={text('reports.export')}
            icon={<DownloadIcon aria-hidden="true" />}
            formats={exportFormats}
            download={(format) => ({
              load: () => download(by, format),
              name: `report-${by}-${formats.day(summary.start_time)}_${formats.day(summary.end_time)}`,
            })}
          />
        </>
      }
    >
      {isNarrow ? (
        <div className={css.cards}>
          {rows.map((row) => (
            <Card key={row.id} padding="m" title={row.name || row.id} headingLevel={3}>
              <DescriptionList
                items={columns
                  .slice(1)
                  .map(({ id, header, cell }) => ({ id, term: header, detail: cell(row) }))}
              />
            </Card>
          ))}
        </div>
      ) : (
        <DataTable
          label={text('reports.report.table')}
          surface="none"
          hasStickyHeader={false}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLevel={({ id }) => (id === '' ? 2 : 1)}
        />
      )}
    </Card>
  );
}
