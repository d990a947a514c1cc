import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../applications.css.ts';

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, before it does. */
  readonly about: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  /** Does it; true when it was done, false when the person gave it up on the way. */
  readonly onConfirm: () => Promise<boolean>;
  /** Says a failure of `onConfirm`. */
  readonly messageOf: (error: unknown) => string | undefined;
  readonly onClose: () => void;
  /** What has to be filled in before. */
  readonly children?: ReactNode;
}

/** Asks before it does something to an application; stays, with the reason, when it cannot. */
export function ConfirmDialog({
  title,
  about,
  confirmLabel,
  isDanger = false,
  onConfirm,
  messageOf,
  onClose,
  children,
}: ConfirmDialogProps) {
  const text = useText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      if (await onConfirm()) onClose();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      isLocked={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button
            {...(isDanger && { tone: 'critical' })}
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <Stack gap="m" align="stretch">
        {failure !== undefined && (
          <Banner tone="critical" role="alert">
            {failure}
          </Banner>
        )}
        <Text as="p">{about}</Text>
        {children}
      </Stack>
    </Dialog>
  );
}
