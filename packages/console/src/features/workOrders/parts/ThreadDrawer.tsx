import { Drawer } from '@settlement/design-system/Drawer';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { useUrlState } from '#data/urlState.ts';
import { workOrderQueryAtom, workOrdersStateAtom } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/QueryView.tsx';
import { Thread } from './Thread.tsx';

/** The thread beside the list; which one is in the address. */
export function ThreadDrawer() {
  const text = useText();
  const [{ detail }, setState] = useUrlState(workOrdersStateAtom);
  const query = useAtomValue(workOrderQueryAtom);
  return (
    <Drawer
      title={text('workOrders.thread.title', { number: query.data?.number ?? '' })}
      closeLabel={text('common.close')}
      width="560px"
      isOpen={detail !== undefined}
      onOpenChange={(isOpen) => !isOpen && setState({ detail: undefined })}
    >
      {detail !== undefined && (
        <QueryView
          query={query}
          failedTitle={text('workOrders.thread.failed')}
          loading={<Skeleton lines={8} height="16px" />}
        >
          {(order) => <Thread order={order} />}
        </QueryView>
      )}
    </Drawer>
  );
}
