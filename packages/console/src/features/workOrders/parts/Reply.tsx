import type { WorkOrderDetail } from '@settlement/api-mocks/contract/workOrders';
import { Button } from '@settlement/design-system/Button';
import { TextArea } from '@settlement/design-system/TextArea';
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useDraft } from '../../../data/drafts.ts';
import { reportErrorAtom } from '../../../data/endpointQuery.ts';
import { isMobileAtom } from '../../../data/session.ts';
import { replyWorkOrderAtom } from '../../../data/workOrders.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { ImagePicker } from '../../../parts/ImagePicker.tsx';
import * as css from '../workOrders.css.ts';
import { MOST_DESCRIPTION } from './draft.ts';

interface ReplyProps {
  readonly order: WorkOrderDetail;
  /** What else can be done, beside sending. */
  readonly actions: ReactNode;
}

const emptyReply = { content: '' };
const MOST_IMAGES = 5;

/** An answer in the thread; kept while it is written. */
export function Reply({ order, actions }: ReplyProps) {
  const text = useText();
  const reply = useSetAtom(replyWorkOrderAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [{ content }, patch, clear] = useDraft(`reply-${order.id}`, emptyReply);
  const isMobile = useAtomValue(isMobileAtom);
  const form = useRef<HTMLFormElement>(null);
  const [images, setImages] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  const submit = async () => {
    if (isPending) return;
    const written = content.trim();
    if (written === '') return setFailure(fieldText(text, 'required'));
    if (written.length > MOST_DESCRIPTION) return setFailure(fieldText(text, 'too_long'));
    setPending(true);
    try {
      await reply({ id: order.id, content: written, images: [...images] });
      clear();
      setImages([]);
    } catch (error) {
      report(error);
      setFailure(fieldErrors(text, error).content ?? errorText(text, error));
    } finally {
      setPending(false);
    }
    return undefined;
  };

  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={text('workOrders.thread.reply')}
        // A phone has no such keys.
        {...(!isMobile && { description: text('workOrders.thread.shortcut') })}
        rows={3}
        value={content}
        onChange={(value) => {
          patch({ content: value });
          setFailure(undefined);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
        {...(failure !== undefined && { errorMessage: failure })}
      />
      <ImagePicker
        label={text('workOrders.form.images')}
        description={text('workOrders.form.imagesHint')}
        value={images}
        onChange={setImages}
        most={MOST_IMAGES}
        pasteArea={form}
      />
      <div className={css.buttons}>
        {actions}
        <Button type="submit" isPending={isPending}>
          {text('workOrders.thread.send')}
        </Button>
      </div>
    </form>
  );
}
