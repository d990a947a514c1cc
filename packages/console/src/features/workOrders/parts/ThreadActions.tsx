import { workOrderStatus } from '@settlement/api-mocks/contract/enumerations';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import type { WorkOrderDetail } from '@settlement/api-mocks/contract/workOrders';
import { Button } from '@settlement/design-system/Button';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useToasts } from '#data/toasts.ts';
import { useFormats } from '#data/useFormats.ts';
import { reopenWorkOrderAtom } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { Reply } from './Reply.tsx';

/** Answer and close while it is open, reopen for a week after it was completed. */
export function ThreadActions({ order }: { readonly order: WorkOrderDetail }) {
  const text = useText();
  const [isClosing, setClosing] = useState(false);
  const closing = (
    <Button variant="ghost" tone="neutral" onPress={() => setClosing(true)}>
      {text('workOrders.thread.close')}
    </Button>
  );
  const isOver = order.status === workOrderStatus.completed || order.status === workOrderStatus.closed;
  return (
    <>
      {isOver ? <Over order={order} closing={closing} /> : <Reply order={order} actions={closing} />}
      {/* Beside both: closing turns one into the other while the question is still there. */}
      <CloseDialog order={order} isOpen={isClosing} onClose={() => setClosing(false)} />
    </>
  );
}

/** What can still be done with one that is completed, and how it was rated. */
function Over({ order, closing }: { readonly order: WorkOrderDetail; readonly closing: ReactNode }) {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const reopen = useAtomValue(reopenWorkOrderAtom);
  const { id, number, rating, reopen_until } = order;
  return (
    <Stack>
      {rating > 0 && (
        <Text tone="muted" as="p">
          {text('workOrders.thread.rated', { count: rating })}
        </Text>
      )}
      {order.status === workOrderStatus.completed && (
        <>
          {reopen_until > 0 && (
            <Text tone="muted" as="p">
              {text('workOrders.thread.reopenUntil', { time: formats.time(reopen_until) })}
            </Text>
          )}
          <Inline justify="end">
            {closing}
            {reopen_until > 0 && (
              <Button
                variant="outline"
                isPending={reopen.isPending}
                onPress={() =>
                  reopen.mutate(id, {
                    onSuccess: () =>
                      toasts.add({ tone: 'positive', title: text('workOrders.thread.reopened', { number }) }),
                  })
                }
              >
                {text('workOrders.thread.reopen')}
              </Button>
            )}
          </Inline>
        </>
      )}
    </Stack>
  );
}
