import { workOrderStatus } from '@settlement/api-mocks/contract/enumerations';
import type { WorkOrderDetail } from '@settlement/api-mocks/contract/work-orders';
import { Button } from '@settlement/design-system/Button';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useToasts } from '../../../data/toasts.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { reopenWorkOrderAtom } from '../../../data/work-orders.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../work-orders.css.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { Reply } from './Reply.tsx';

/** Answer and close while it is open, reopen for a week after it was completed. */
export function ThreadActions({ order }: { readonly order: WorkOrderDetail }) {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const reopen = useAtomValue(reopenWorkOrderAtom);
  const [isClosing, setClosing] = useState(false);
  const { status, number } = order;

  if (status === workOrderStatus.closed) {
    return order.rating > 0 ? (
      <Text tone="muted">{text('workOrders.thread.rated', { count: order.rating })}</Text>
    ) : null;
  }
  const closing = (
    <>
      <Button variant="ghost" tone="neutral" onPress={() => setClosing(true)}>
        {text('workOrders.thread.close')}
      </Button>
      {isClosing && <CloseDialog order={order} onClose={() => setClosing(false)} />}
    </>
  );
  if (status !== workOrderStatus.completed) return <Reply order={order} actions={closing} />;
  return (
    <div className={css.form}>
      {order.reopen_until > 0 && (
        <Text tone="muted" as="p">
          {text('workOrders.thread.reopenUntil', { time: formats.time(order.reopen_until) })}
        </Text>
      )}
      <div className={css.buttons}>
        {closing}
        {order.reopen_until > 0 && (
          <Button
            variant="outline"
            isPending={reopen.isPending}
            onPress={() =>
              reopen.mutate(order.id, {
                onSuccess: () =>
                  toasts.add({ tone: 'positive', title: text('workOrders.thread.reopened', { number }) }),
              })
            }
          >
            {text('workOrders.thread.reopen')}
          </Button>
        )}
      </div>
    </div>
  );
}
