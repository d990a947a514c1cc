import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { Card } from '@settlement/design-system/Card';
import { DataTable, type DataTableColumn } from '@settlement/design-system/DataTable';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { usePaths } from '#data/device.ts';
import { useNavigate } from '#data/location.ts';
import { recentWithdrawalsQueryAtom } from '#data/withdrawals.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { WithdrawalStatusTag } from '#parts/MovementTags.tsx';
import { Recipient } from './Recipient.tsx';
import { Failed } from '#parts/QueryView.tsx';

/** The newest withdrawals, each a press away from its details. */
export function RecentWithdrawals() {
  const text = useText();
  const paths = usePaths();
  const navigate = useNavigate();
  const query = useAtomValue(recentWithdrawalsQueryAtom);
  const columns = useMemo(
    (): readonly DataTableColumn<Withdrawal>[] => [
      {
        id: 'amount',
        header: text('withdrawals.recent.amount'),
        isRowHeader: true,
        cell: ({ amount, token }) => <Amount value={amount} token={token} isStrong />,
      },
      {
        id: 'to',
        header: text('withdrawals.recent.to'),
        cell: (row) => <Recipient {...row} />,
      },
      {
        id: 'status',
        header: text('withdrawals.recent.status'),
        cell: ({ status }) => <WithdrawalStatusTag status={status} />,
      },
    ],
    [text],
  );
  return (
    <Card
      padding="none"
      title={text('withdrawals.recent.title')}
      actions={
        <Link href={paths.fundDetails({ tab: 'withdrawal' })} isStrong>
          {text('withdrawals.recent.all')}
        </Link>
      }
    >
      {query.error && !query.data ? (
        <Failed query={query} title={text('withdrawals.recent.failed')} />
      ) : (
        <DataTable
          label={text('withdrawals.recent.table')}
          columns={columns}
          rows={query.data?.list ?? []}
          rowKey={({ trade_no }) => trade_no}
          onRowAction={({ trade_no }) => navigate(paths.fundDetails({ tab: 'withdrawal', detail: trade_no }))}
          isLoading={query.isPending}
          skeletonRows={5}
          surface="none"
          stickyHeader={false}
          empty={<EmptyState title={text('withdrawals.recent.empty')} />}
        />
      )}
    </Card>
  );
}
