import type { Expense } from '@settlement/api-mocks/contract/funds';
import { Button } from '@settlement/design-system/Button';
import { DataTable, type DataTableColumn } from '@settlement/design-system/DataTable';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { FuelIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { deviceAtom } from '../../../data/device.ts';
import {
  GAS_TOKEN,
  expenseFiltersAtom,
  expensesQueryAtom,
  noExpenseFilters,
} from '../../../data/expenses.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { Amount } from '../../../parts/Amount.tsx';
import { Moment } from '../../../parts/Moment.tsx';
import { Failed } from '../../../parts/QueryView.tsx';
import { ExpensePager } from './ExpensePager.tsx';
import * as css from './notifications.css.ts';

/** One page of expenses: a table on desktops, lines on phones. */
export function ExpenseRows() {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(expensesQueryAtom);
  const device = useAtomValue(deviceAtom);
  const { data } = query;

  if (query.isError && !data) return <Failed query={query} title={text('notifications.history.failed')} />;
  return (
    <Stack gap="m">
      <div className={css.rows}>
        {device === 'mobile' ? (
          <Lines rows={data?.list} />
        ) : (
          <Table rows={data?.list} isLoading={query.isPending} isRefreshing={query.isPlaceholderData} />
        )}
      </div>
      {data && data.total > 0 && (
        <>
          <Text size="small" tone="muted" numeric>
            {text('notifications.history.sum', { amount: formats.amount(data.sum_amount) })}
          </Text>
          <ExpensePager total={data.total} />
        </>
      )}
    </Stack>
  );
}

const none: readonly Expense[] = [];

interface TableProps {
  readonly rows: readonly Expense[] | undefined;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
}

function Table({ rows, isLoading, isRefreshing }: TableProps) {
  const text = useText();
  const formats = useFormats();
  const columns = useMemo(
    (): readonly DataTableColumn<Expense>[] => [
      {
        id: 'time',
        header: text('notifications.expense.time'),
        cell: (row) => <Moment seconds={row.created_time} />,
        isRowHeader: true,
        skeletonWidth: '140px',
      },
      {
        id: 'currency',
        header: text('notifications.expense.currency'),
        cell: (row) => `${row.currency.chain} · ${row.currency.token}`,
      },
      {
        id: 'orders',
        header: text('notifications.history.orders'),
        cell: (row) => row.order_count,
        align: 'end',
      },
      {
        id: 'amount',
        header: text('notifications.expense.amount'),
        cell: (row) => <Amount value={row.amount} token={GAS_TOKEN} />,
        align: 'end',
      },
    ],
    [text],
  );
  return (
    <DataTable
      label={text('notifications.history.table', { zone: formats.zone })}
      columns={columns}
      rows={rows ?? none}
      rowKey={(row) => row.id}
      isLoading={isLoading}
      isRefreshing={isRefreshing}
      skeletonRows={8}
      density="compact"
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
          <span className={css.column}>
            <Text>{`${row.currency.chain} · ${row.currency.token}`}</Text>
            <Text size="small" tone="muted">
              <Moment seconds={row.created_time} />
            </Text>
          </span>
          <Amount value={row.amount} token={GAS_TOKEN} isStrong />
        </li>
      ))}
    </ul>
  );
}

/** Nothing yet is not the same as nothing that matches. */
function Nothing() {
  const text = useText();
  const { network_id, token_id, from } = useAtomValue(expenseFiltersAtom);
  const setFilters = useSetAtom(expenseFiltersAtom);
  const isFiltered = network_id !== undefined || token_id !== undefined || from !== undefined;
  if (!isFiltered) {
    return (
      <EmptyState
        icon={<FuelIcon aria-hidden="true" />}
        title={text('notifications.history.empty')}
        description={text('notifications.history.emptyText')}
      />
    );
  }
  return (
    <EmptyState
      icon={<FuelIcon aria-hidden="true" />}
      title={text('notifications.history.noMatch')}
      action={
        <Button variant="outline" onPress={() => setFilters(noExpenseFilters)}>
          {text('notifications.history.clear')}
        </Button>
      }
    />
  );
}
