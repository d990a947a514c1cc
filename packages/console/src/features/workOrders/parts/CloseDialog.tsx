import { workOrderStatus } from '@settlement/api-mocks/contract/enumerations';
import type { WorkOrderDetail } from '@settlement/api-mocks/contract/workOrders';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useToasts } from '../../../data/toasts.ts';
import { closeWorkOrderAtom } from '../../../data/workOrders.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../workOrders.css.ts';
import { StarRating } from './StarRating.tsx';

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
  const confirm = () =>
    close.mutate(
      { id, ...(rating > 0 && { rating }) },
      {
        onSuccess: () => {
          toasts.add({ tone: 'positive', title: text('workOrders.thread.closed', { number }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      size="small"
      isLocked={close.isPending}
      title={text('workOrders.thread.closeTitle', { number })}
      closeLabel={text('common.close')}
      onOpenChange={(isOpenNow) => !isOpenNow && onClose()}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={close.isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button isPending={close.isPending} onPress={confirm}>
            {text('workOrders.thread.close')}
          </Button>
        </div>
      }
    >
      <Stack gap="m">
        <Text as="p">{text(`workOrders.thread.closeText.${consequence}`)}</Text>
        {!isPending && <StarRating value={rating} onChange={setRating} />}
      </Stack>
    </Dialog>
  );
}
