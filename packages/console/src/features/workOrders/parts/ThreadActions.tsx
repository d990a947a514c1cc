import { workOrderStatus } from '@settlement/api-mocks/contract/enumerations';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { type WorkOrderDetail, replyWorkOrder } from '@settlement/api-mocks/contract/workOrders';
import { Button } from '@settlement/design-system/Button';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState, type KeyboardEvent } from 'react';
import { useToasts } from '#data/page/toasts.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { reopenWorkOrderAtom, closeWorkOrderAtom, replyWorkOrderAtom } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { Rating } from '@settlement/design-system/Rating';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { TextArea } from '@settlement/design-system/TextArea';
import { pick } from 'valibot';
import { useDraft } from '#data/page/drafts.ts';
import { isMobileAtom } from '#data/session/session.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { ImagePicker } from '#parts/fields/ImagePicker.tsx';

const emptyReply = { content: '' };
const MOST_IMAGES = 5;
const replySchema = pick(replyWorkOrder.body, ['content']);

function Reply({ order, actions }: { readonly order: WorkOrderDetail; readonly actions: ReactNode }) {
  const text = useText();
  const reply = useSetAtom(replyWorkOrderAtom);
  const isMobile = useAtomValue(isMobileAtom);
  const [images, setImages] = useState<readonly string[]>([]);
  const form = useForm({
    initial: emptyReply,
    draft: useDraft(`reply-${order.id}`, emptyReply),
    schema: replySchema,
    submit: async ({ content }) => {
      await reply({ id: order.id, content, images: [...images] });
      setImages([]);
    },
  });

  return (
    <Form form={form}>
      <TextArea
        label={text('workOrders.thread.reply')}
        // Phones don't have the keys of the shortcut, so the shortcut isn't shown.
        {...(!isMobile && { description: text('workOrders.thread.shortcut') })}
        rows={3}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
        }}
        {...form.field('content')}
      />
      <ImagePicker
        label={text('workOrders.form.images')}
        description={text('workOrders.form.imagesHint')}
        value={images}
        onChange={setImages}
        most={MOST_IMAGES}
        pasteArea={form.ref}
      />
      <Inline justify="end">
        {actions}
        <Button type="submit" isPending={form.isPending}>
          {text('workOrders.thread.send')}
        </Button>
      </Inline>
    </Form>
  );
}

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
      {/* In one of the branches, closing the thread would remove the open dialog. */}
      <CloseDialog order={order} isOpen={isClosing} onClose={() => setClosing(false)} />
    </>
  );
}

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

interface CloseDialogProps {
  readonly order: WorkOrderDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function CloseDialog({ order, isOpen, onClose }: CloseDialogProps) {
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
          description={text('workOrders.thread.ratingNote')}
          value={rating}
          onChange={setRating}
        />
      )}
    </ConfirmDialog>
  );
}
