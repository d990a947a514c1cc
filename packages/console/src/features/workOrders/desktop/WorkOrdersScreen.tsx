import type { WorkOrder } from '@settlement/api-mocks/contract/workOrders';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { DataTable } from '@settlement/design-system/DataTable';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useUrlState } from '../../../data/urlState.ts';
import { workOrdersQueryAtom, workOrdersStateAtom } from '../../../data/workOrders.ts';
import { useText } from '../../../i18n/useText.ts';
import { Moment } from '../../../parts/Moment.tsx';
import { Failed } from '../../../parts/QueryView.tsx';
import * as css from '../workOrders.css.ts';
import { NewWorkOrder } from '../parts/NewWorkOrder.tsx';
import { NoWorkOrders } from '../parts/NoWorkOrders.tsx';
import { Theme } from '../parts/Theme.tsx';
import { ThreadDrawer } from '../parts/ThreadDrawer.tsx';
import { WorkOrderFilters } from '../parts/WorkOrderFilters.tsx';
import { WorkOrderPager } from '../parts/WorkOrderPager.tsx';
import { WorkOrderStatusTag, typeText } from '../parts/workOrderTexts.tsx';
import { ViewsButton } from '../../../parts/views/ViewsButton.tsx';

/** `/work-order` on desktops: every question to support, and its thread beside the list. */
export function WorkOrdersScreen() {
  const text = useText();
  const query = useAtomValue(workOrdersQueryAtom);
  const [state, setState] = useUrlState(workOrdersStateAtom);
  const { data } = query;
  const columns = useMemo(
    (): readonly DataTableColumn<WorkOrder>[] => [
      {
        id: 'number',
        header: text('workOrders.column.number'),
        cell: ({ number }) => <Mono>{number}</Mono>,
        isRowHeader: true,
        skeletonWidth: '140px',
      },
      { id: 'type', header: text('workOrders.column.type'), cell: ({ type }) => typeText(text, type) },
      {
        id: 'theme',
        header: text('workOrders.column.theme'),
        cell: ({ theme, unread }) => <Theme theme={theme} unread={unread} />,
      },
      {
        id: 'update',
        header: text('workOrders.column.update'),
        cell: ({ update_time }) => <Moment seconds={update_time} />,
        skeletonWidth: '130px',
      },
      {
        id: 'status',
        header: text('workOrders.column.status'),
        cell: ({ status }) => <WorkOrderStatusTag status={status} />,
        skeletonWidth: '90px',
      },
    ],
    [text],
  );

  return (
    <div className={css.page}>
      <PageHeader
        title={text('workOrders.title')}
        description={text('workOrders.purpose')}
        actions={
          <Inline gap="s">
            <ViewsButton />
            <Button onPress={() => setState({ new: 0 })}>{text('workOrders.new')}</Button>
          </Inline>
        }
      />
      <Card padding="m">
        <WorkOrderFilters />
      </Card>
      <Card
        padding="none"
        footer={data && data.total > 0 ? <WorkOrderPager total={data.total} /> : undefined}
      >
        {query.error && !data ? (
          <Failed query={query} title={text('workOrders.failed')} />
        ) : (
          <DataTable
            label={text('workOrders.table')}
            columns={columns}
            rows={data?.list ?? []}
            rowKey={({ id }) => id}
            rowLabel={({ number }) => text('workOrders.open', { number })}
            onRowAction={({ id }) => setState({ detail: id })}
            selectedRowKey={state.detail}
            isLoading={query.isPending}
            skeletonRows={state.pageSize}
            isRefreshing={query.isPlaceholderData}
            surface="none"
            empty={<NoWorkOrders />}
          />
        )}
      </Card>
      <ThreadDrawer />
      <NewWorkOrder />
    </div>
  );
}
