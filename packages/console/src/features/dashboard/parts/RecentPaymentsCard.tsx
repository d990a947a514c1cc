import type { Payment } from '@settlement/api-mocks/contract/payments';
import { Card } from '@settlement/design-system/Card';
import { DataTable } from '@settlement/design-system/DataTable';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { ChevronRightIcon, ReceiptTextIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { recentPaymentsQueryAtom } from '#data/recentPayments.ts';
import { useNavigate } from '#data/location.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { Moment } from '#parts/Moment.tsx';
import { PaymentStatusTag } from '#parts/PaymentStatusTag.tsx';
import { ShortName } from '#parts/ShortName.tsx';
import { Failed } from '#parts/QueryView.tsx';
import { pathsOf } from '#lib/paths.ts';

const paths = pathsOf('desktop');

/** The last four payments that were paid; a row opens the payment (specification §2). */
export function RecentPaymentsCard() {
  const text = useText();
  const navigate = useNavigate();
  const query = useAtomValue(recentPaymentsQueryAtom);

  const columns = useMemo(
    (): DataTableColumn<Payment>[] => [
      {
        id: 'status',
        header: text('payments.column.status'),
        cell: (payment) => <PaymentStatusTag status={payment.status} />,
        skeletonWidth: '52px',
      },
      {
        id: 'application',
        header: text('payments.column.application'),
        cell: (payment) => <ShortName>{payment.apply_name}</ShortName>,
        skeletonWidth: '96px',
      },
      {
        id: 'platformOrder',
        header: text('payments.column.platformOrder'),
        cell: (payment) => <TruncatedId value={payment.trade_no} />,
        isRowHeader: true,
        skeletonWidth: '92px',
      },
      {
        id: 'amount',
        header: text('payments.column.amount'),
        cell: (payment) => <Amount value={payment.amount} token={payment.token} isStrong />,
        align: 'end',
        skeletonWidth: '120px',
      },
      {
        id: 'network',
        header: text('payments.column.network'),
        cell: (payment) => payment.chain,
        skeletonWidth: '60px',
      },
      {
        id: 'created',
        header: text('payments.column.created'),
        cell: (payment) => <Moment seconds={payment.created_time} />,
        skeletonWidth: '140px',
      },
    ],
    [text],
  );

  const list = query.data?.list;
  return (
    <Card
      title={text('dashboard.recent.title')}
      padding="none"
      actions={
        <Link href={paths.records()} isStrong icon={<ChevronRightIcon aria-hidden="true" />}>
          {text('dashboard.recent.viewAll')}
        </Link>
      }
    >
      {query.error && !list ? (
        <Failed query={query} title={text('dashboard.recent.failed')} />
      ) : (
        <DataTable
          label={text('dashboard.recent.table')}
          columns={columns}
          rows={list ?? []}
          rowKey={(payment) => payment.trade_no}
          rowLabel={(payment) => text('payments.list.open', { order: payment.trade_no })}
          onRowAction={(payment) => navigate(paths.records({ detail: payment.trade_no }))}
          isLoading={query.isPending}
          skeletonRows={4}
          surface="none"
          stickyHeader={false}
          empty={
            <EmptyState
              icon={<ReceiptTextIcon aria-hidden="true" />}
              title={text('dashboard.recent.empty')}
              description={text('dashboard.recent.emptyText')}
            />
          }
        />
      )}
    </Card>
  );
}
