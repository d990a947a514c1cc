import { workOrderAuthor } from '@settlement/api-mocks/contract/enumerations';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { Stack } from '@settlement/design-system/Stack';
import type { WorkOrderMessage } from '@settlement/api-mocks/contract/workOrders';
import { CardButton } from '@settlement/design-system/CardButton';
import { Dialog } from '@settlement/design-system/Dialog';
import { useState } from 'react';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../workOrders.css.ts';

interface MessageProps {
  readonly message: WorkOrderMessage;
  /** Where a new day begins. */
  readonly day: string | undefined;
}

/** A message with its images. */
export function Message({ message, day }: MessageProps) {
  const text = useText();
  const formats = useFormats();
  const isMine = message.author === workOrderAuthor.merchant;
  return (
    <Stack as="li" gap="none">
      {day !== undefined && <span className={css.day}>{day}</span>}
      <div className={css.bubble({ author: isMine ? 'merchant' : 'support' })}>
        <Text size="caption" tone="muted">
          {isMine ? text('workOrders.thread.you') : message.name} · {formats.time(message.created_time)}
        </Text>
        {message.content}
        {message.images.length > 0 && <Pictures urls={message.images} />}
      </div>
    </Stack>
  );
}

function Pictures({ urls }: { readonly urls: readonly string[] }) {
  const text = useText();
  const [shown, setShown] = useState<number>();
  const url = shown === undefined ? undefined : urls[shown];
  return (
    <Inline as="span" align="stretch">
      {urls.map((address, index) => (
        <span key={address} className={css.thumbnail}>
          <CardButton
            surface="none"
            padding="none"
            aria-label={text('workOrders.thread.image', { number: index + 1 })}
            onPress={() => setShown(index)}
          >
            <img src={address} alt="" className={css.small} />
          </CardButton>
        </span>
      ))}
      {url !== undefined && (
        <Dialog
          isOpen
          size="large"
          isDismissable
          title={text('workOrders.thread.picture')}
          closeLabel={text('common.close')}
          onOpenChange={(isOpen) => !isOpen && setShown(undefined)}
        >
          <img src={url} alt={text('workOrders.thread.picture')} className={css.large} />
        </Dialog>
      )}
    </Inline>
  );
}
