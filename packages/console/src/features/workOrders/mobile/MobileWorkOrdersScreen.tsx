import type { WorkOrder } from '@settlement/api-mocks/contract/workOrders';
import { Button } from '@settlement/design-system/Button';
import { Mono } from '@settlement/design-system/Mono';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useUrlState } from '../../../data/urlState.ts';
import { workOrdersQueryAtom, workOrdersStateAtom } from '../../../data/workOrders.ts';
import { useText } from '../../../i18n/useText.ts';
import { Moment } from '../../../parts/Moment.tsx';
import { QueryView } from '../../../parts/QueryView.tsx';
import * as css from '../workOrders.css.ts';
import { NewWorkOrder } from '../parts/NewWorkOrder.tsx';
import { NoWorkOrders } from '../parts/NoWorkOrders.tsx';
import { Theme } from '../parts/Theme.tsx';
import { ThreadDrawer } from '../parts/ThreadDrawer.tsx';
import { WorkOrderFilters } from '../parts/WorkOrderFilters.tsx';
import { WorkOrderPager } from '../parts/WorkOrderPager.tsx';
import { WorkOrderStatusTag, typeText } from '../parts/workOrderTexts.tsx';

/** `/work-order` on phones: the same questions as cards. */
export function MobileWorkOrdersScreen() {
  const text = useText();
  const query = useAtomValue(workOrdersQueryAtom);
  const [, setState] = useUrlState(workOrdersStateAtom);
  return (
    <div className={css.page}>
      <Button size="large" fullWidth onPress={() => setState({ new: 0 })}>
        {text('workOrders.new')}
      </Button>
      <WorkOrderFilters />
      <QueryView
        query={query}
        failedTitle={text('workOrders.failed')}
        loading={
          <div role="status" aria-label={text('common.loading')} className={css.cards}>
            {Array.from({ length: 5 }, (_, card) => (
              <Skeleton key={card} shape="block" height="96px" />
            ))}
          </div>
        }
        empty={({ total }) => (total === 0 ? <NoWorkOrders /> : undefined)}
      >
        {({ list, total }) => (
          <>
            <ul
              className={css.cards}
              aria-label={text('workOrders.table')}
              aria-busy={query.isPlaceholderData}
            >
              {list.map((order) => (
                <WorkOrderCard key={order.id} order={order} />
              ))}
            </ul>
            <WorkOrderPager total={total} />
          </>
        )}
      </QueryView>
      <ThreadDrawer />
      <NewWorkOrder />
    </div>
  );
}

function WorkOrderCard({ order }: { readonly order: WorkOrder }) {
  const text = useText();
  const setState = useSetAtom(workOrdersStateAtom);
  const { id, number, theme, unread, type, status, update_time } = order;
  return (
    <li>
      <button type="button" className={css.card} onClick={() => setState({ detail: id })}>
        <span className={css.cardRow}>
          <Theme theme={theme} unread={unread} />
          <WorkOrderStatusTag status={status} />
        </span>
        <Text size="small" tone="muted">
          {typeText(text, type)}
        </Text>
        <span className={css.cardRow}>
          <Mono>{number}</Mono>
          <Moment seconds={update_time} />
        </span>
      </button>
    </li>
  );
}
