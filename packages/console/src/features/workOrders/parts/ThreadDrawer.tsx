import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import { useUrlState } from '#data/page/urlState.ts';
import { workOrderList, workOrderQueryAtom, workOrdersStateAtom } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { RowDetail } from '#parts/list/RowDetail.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { Thread } from './Thread.tsx';

export function ThreadDrawer() {
  const text = useText();
  const [{ detail }, setState] = useUrlState(workOrdersStateAtom);
  const query = useAtomValue(workOrderQueryAtom);
  const rows = useAtomValue(workOrderList.queryAtom).data?.list.map(({ id, number, theme }) => ({
    key: id,
    name: `${number}, ${theme}`,
  }));
  return (
    <RowDetail
      title={text('workOrders.thread.title', { number: query.data?.number ?? '' })}
      width="560px"
      rows={rows}
      open={detail}
      onOpen={(row) => setState({ detail: row }, { replace: true })}
      onClose={() => setState({ detail: undefined })}
    >
      {detail !== undefined && (
        <QueryView
          query={query}
          failedTitle={text('workOrders.thread.failed')}
          loading={<Skeleton lines={8} height="16px" />}
        >
          {(order) => <Thread key={order.id} order={order} />}
        </QueryView>
      )}
    </RowDetail>
  );
}
