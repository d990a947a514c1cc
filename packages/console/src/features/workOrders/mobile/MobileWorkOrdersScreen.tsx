import type { WorkOrder } from '@settlement/api-mocks/contract/workOrders';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Button } from '@settlement/design-system/Button';
import { CardButton } from '@settlement/design-system/CardButton';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useUrlState } from '#data/page/urlState.ts';
import { workOrderList } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { Moment } from '#parts/values/Moment.tsx';
import { Filters } from '#parts/list/Filters.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { NewWorkOrder } from '../parts/NewWorkOrder.tsx';
import { NoWorkOrders, Theme, useWorkOrderFilters, WorkOrderTools } from '../parts/workOrderList.tsx';
import { ThreadDrawer } from '../parts/ThreadDrawer.tsx';
import { WorkOrderStatusTag, typeText } from '../parts/workOrderTexts.tsx';

export function MobileWorkOrdersScreen() {
  const text = useText();
  const [, setState] = useUrlState(workOrderList.stateAtom);
  return (
    <Stack>
      <Button size="large" isFullWidth onPress={() => setState({ new: 0 })}>
        {text('workOrders.new')}
      </Button>
      <Filters list={workOrderList} filters={useWorkOrderFilters()} tools={<WorkOrderTools />} />
      <ListCards
        list={workOrderList}
        label={text('shell.nav.workOrders')}
        failedTitle={text('workOrders.failed')}
        skeletonHeight="96px"
        empty={<NoWorkOrders />}
        card={(order) => <WorkOrderCard key={order.id} order={order} />}
      />
      <ThreadDrawer />
      <NewWorkOrder />
    </Stack>
  );
}

function WorkOrderCard({ order }: { readonly order: WorkOrder }) {
  const text = useText();
  const setState = useSetAtom(workOrderList.stateAtom);
  const { id, number, theme, unread, type, status, update_time } = order;
  return (
    <li>
      <CardButton gap="s" onPress={() => setState({ detail: id })}>
        <Inline as="span" gap="m" justify="between" canWrap={false}>
          <Theme theme={theme} unread={unread} />
          <WorkOrderStatusTag status={status} />
        </Inline>
        <Text size="small" tone="muted">
          {typeText(text, type)}
        </Text>
        <Inline as="span" gap="m" justify="between" canWrap={false}>
          <Mono>{number}</Mono>
          <Moment seconds={update_time} />
        </Inline>
      </CardButton>
    </li>
  );
}
