import type { Expense } from '@settlement/api-mocks/contract/funds';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { FuelIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { deviceAtom } from '#data/session/device.ts';
import { GAS_TOKEN, expenseList } from '#data/expenses.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { NO_VALUE } from '#i18n/amounts.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { ListPager } from '#parts/list/ListPager.tsx';
import { ListRows } from '#parts/list/ListTable.tsx';
import { NoRows } from '#parts/list/NoRows.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { Failed, useReady } from '#parts/loading/QueryView.tsx';
import * as css from './notifications.css.ts';

export function ExpenseRows() {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(expenseList.queryAtom);
  const device = useAtomValue(deviceAtom);
  const { data } = query;
  const isReady = useReady(data !== undefined);

  if (query.isError && !data) return <Failed query={query} title={text('notifications.history.failed')} />;
  return (
    <Stack gap="m">
      <div className={css.rows}>{device === 'mobile' ? <Lines rows={data?.list} /> : <Table />}</div>
      {isReady && data && data.total > 0 && (
        <>
          {data.sum_amount !== undefined && (
            <Text size="small" tone="muted" isNumeric>
              {text('notifications.history.sum', { amount: formats.amount(data.sum_amount) })}
            </Text>
          )}
          <ListPager list={expenseList} />
        </>
      )}
    </Stack>
  );
}

function Table() {
  const text = useText();
  const formats = useFormats();
  const { data } = useAtomValue(expenseList.queryAtom);
  const hasOrders = data?.list.some(({ order_count }) => order_count !== undefined) ?? true;
  const columns = useMemo(
    (): readonly DataTableColumn<Expense>[] => [
      {
        id: 'time',
        header: text('funds.column.created_time'),
        cell: (row) => <Moment seconds={row.created_time} />,
        isRowHeader: true,
        skeletonWidth: '140px',
      },
      {
        id: 'currency',
        header: text('notifications.expense.currency'),
        cell: (row) => `${row.currency.chain} · ${row.currency.token}`,
      },
      ...(hasOrders
        ? [
            {
              id: 'orders',
              header: text('funds.column.order_count'),
              cell: (row: Expense) => row.order_count ?? NO_VALUE,
              align: 'end' as const,
            },
          ]
        : []),
      {
        id: 'amount',
        header: text('notifications.expense.amount'),
        cell: (row) => <Amount value={row.amount} token={GAS_TOKEN} />,
        align: 'end',
      },
    ],
    [text, hasOrders],
  );
  return (
    <ListRows
      list={expenseList}
      failedTitle={text('notifications.history.failed')}
      label={text('notifications.history.table', { zone: formats.zone })}
      columns={columns}
      rowKey={(row) => row.id}
      density="compact"
      surface="card"
      empty={<Nothing />}
    />
  );
}

function Lines({ rows }: { readonly rows: readonly Expense[] | undefined }) {
  if (!rows) return <Skeleton lines={8} height="20px" />;
  if (rows.length === 0) return <Nothing />;
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className={css.expenseRow}>
          <Stack as="span" gap="none">
            <Text>{`${row.currency.chain} · ${row.currency.token}`}</Text>
            <Text size="small" tone="muted">
              <Moment seconds={row.created_time} />
            </Text>
          </Stack>
          <Amount value={row.amount} token={GAS_TOKEN} isStrong />
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  const text = useText();
  return (
    <NoRows
      list={expenseList}
      noMatchTitle={text('notifications.history.noMatch')}
      icon={<FuelIcon aria-hidden="true" />}
      title={text('funds.empty.gas')}
      description={text('notifications.history.emptyText')}
    />
  );
}
