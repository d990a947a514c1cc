import type { WorkOrderDetail } from '@settlement/api-mocks/contract/work-orders';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useToasts } from '../../../data/toasts.ts';
import { closeWorkOrderAtom } from '../../../data/work-orders.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../work-orders.css.ts';

const ratings = [5, 4, 3, 2, 1] as const;
const NONE = '0';

/** Says what closing means, and asks how it was. */
export function CloseDialog({
  order,
  onClose,
}: {
  readonly order: WorkOrderDetail;
  readonly onClose: () => void;
}) {
  const text = useText();
  const toasts = useToasts();
  const close = useAtomValue(closeWorkOrderAtom);
  const [rating, setRating] = useState(NONE);
  const { id, number } = order;
  const confirm = () =>
    close.mutate(
      { id, ...(rating !== NONE && { rating: Number(rating) }) },
      {
        onSuccess: () => {
          toasts.add({ tone: 'positive', title: text('workOrders.thread.closed', { number }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      isLocked={close.isPending}
      title={text('workOrders.thread.closeTitle', { number })}
      closeLabel={text('common.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
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
        <Text as="p">{text('workOrders.thread.closeText')}</Text>
        <RadioGroup label={text('workOrders.thread.rating')} value={rating} onChange={setRating}>
          {ratings.map((count) => (
            <Radio key={count} value={String(count)}>
              {text('workOrders.thread.stars', { count })}
            </Radio>
          ))}
          <Radio value={NONE}>{text('workOrders.thread.noRating')}</Radio>
        </RadioGroup>
      </Stack>
    </Dialog>
  );
}
