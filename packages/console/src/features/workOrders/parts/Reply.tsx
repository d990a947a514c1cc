import { type WorkOrderDetail, replyWorkOrder } from '@settlement/api-mocks/contract/workOrders';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import { TextArea } from '@settlement/design-system/TextArea';
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { pick } from 'valibot';
import { useDraft } from '#data/drafts.ts';
import { isMobileAtom } from '#data/session.ts';
import { replyWorkOrderAtom } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { ImagePicker } from '#parts/ImagePicker.tsx';

interface ReplyProps {
  readonly order: WorkOrderDetail;
  /** What else can be done, beside sending. */
  readonly actions: ReactNode;
}

const emptyReply = { content: '' };
const MOST_IMAGES = 5;
const replySchema = pick(replyWorkOrder.body, ['content']);

/** An answer in the thread; kept while it is written. */
export function Reply({ order, actions }: ReplyProps) {
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
        // A phone has no such keys.
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
