import type { WorkOrder } from '@settlement/api-mocks/contract/workOrders';
import { Stack } from '@settlement/design-system/Stack';
import { Button } from '@settlement/design-system/Button';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { useMemo } from 'react';
import { useUrlState } from '#data/page/urlState.ts';
import { workOrderList } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { Moment } from '#parts/values/Moment.tsx';
import { Filters } from '#parts/list/Filters.tsx';
import { ListTable } from '#parts/list/ListTable.tsx';
import { NewWorkOrder } from '../parts/NewWorkOrder.tsx';
import { NoWorkOrders, Theme, useWorkOrderFilters, WorkOrderTools } from '../parts/workOrderList.tsx';
import { ThreadDrawer } from '../parts/ThreadDrawer.tsx';
import { WorkOrderStatusTag, typeText } from '../parts/workOrderTexts.tsx';

const withDetail = ['number', 'theme', 'update', 'status'];

export function WorkOrdersScreen() {
  const text = useText();
  const [state, setState] = useUrlState(workOrderList.stateAtom);
  const columns = useMemo(
    (): readonly DataTableColumn<WorkOrder>[] => [
      {
        id: 'number',
        header: text('workOrders.column.number'),
        cell: ({ number }) => <Mono>{number}</Mono>,
        isRowHeader: true,
        skeletonWidth: '140px',
      },
      { id: 'type', header: text('common.column.type'), cell: ({ type }) => typeText(text, type) },
      {
        id: 'theme',
        header: text('workOrders.column.theme'),
        cell: ({ theme, unread }) => <Theme theme={theme} unread={unread} />,
      },
      {
        id: 'update',
        header: text('workOrders.column.update_time'),
        cell: ({ update_time }) => <Moment seconds={update_time} />,
        skeletonWidth: '130px',
      },
      {
        id: 'status',
        header: text('common.column.status'),
        cell: ({ status }) => <WorkOrderStatusTag status={status} />,
        skeletonWidth: '90px',
      },
    ],
    [text],
  );

  return (
    <Stack>
      <PageHeader
        title={text('shell.nav.workOrders')}
        description={text('workOrders.purpose')}
        actions={
          <Inline gap="s">
            <WorkOrderTools />
            <Button onPress={() => setState({ new: 0 })}>{text('workOrders.new')}</Button>
          </Inline>
        }
      />
      <Filters list={workOrderList} filters={useWorkOrderFilters()} />
      <ListTable
        list={workOrderList}
        failedTitle={text('workOrders.failed')}
        label={text('shell.nav.workOrders')}
        columns={columns}
        columnsWithDetail={withDetail}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => text('workOrders.open', { number })}
        onRowAction={({ id }) => setState({ detail: id })}
        currentRowKey={state.detail ?? null}
        empty={<NoWorkOrders />}
      />
      <ThreadDrawer />
      <NewWorkOrder />
    </Stack>
  );
}
