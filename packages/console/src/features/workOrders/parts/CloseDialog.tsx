import { workOrderStatus } from '@settlement/api-mocks/contract/enumerations';
import type { WorkOrderDetail } from '@settlement/api-mocks/contract/workOrders';
import { Rating } from '@settlement/design-system/Rating';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useToasts } from '#data/toasts.ts';
import { closeWorkOrderAtom } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

interface CloseDialogProps {
  readonly order: WorkOrderDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says what closing means now, and asks how it was where support has had a say. */
export function CloseDialog({ order, isOpen, onClose }: CloseDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const close = useAtomValue(closeWorkOrderAtom);
  const [rating, setRating] = useState(order.rating);
  const { id, number, status } = order;
  const isPending = status === workOrderStatus.pending;
  const consequence = isPending ? 'pending' : status === workOrderStatus.completed ? 'completed' : 'open';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('workOrders.thread.closeTitle', { number })}
      consequence={text(`workOrders.thread.closeText.${consequence}`)}
      confirmLabel={text('workOrders.thread.close')}
      onConfirm={async () => {
        await close.mutateAsync({ id, ...(rating > 0 && { rating }) });
        toasts.add({ tone: 'positive', title: text('workOrders.thread.closed', { number }) });
        return true;
      }}
      onClose={onClose}
    >
      {!isPending && (
        <Rating
          label={text('workOrders.thread.rating')}
          note={text('workOrders.thread.ratingNote')}
          value={rating}
          onChange={setRating}
          starLabel={(count) => text('workOrders.thread.stars', { count })}
        />
      )}
    </ConfirmDialog>
  );
}
