import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { DialogButtons } from './DialogButtons.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly consequence: string;
  readonly confirmLabel: string;
  /** The label of the cancel button. @default "Cancel" */
  readonly cancelLabel?: string;
  readonly isDanger?: boolean;
  readonly size?: 'small' | 'medium';
  /** @default true */
  readonly isOpen?: boolean;
  /** Performs the action. True closes the dialog. Without a promise, the caller closes it. */
  readonly onConfirm: () => Promise<boolean> | void;
  /** Returns the text of an error of `onConfirm`. @default `errorText` */
  readonly messageOf?: (error: unknown) => string | undefined;
  readonly onClose: () => void;
  /** Called after `onConfirm` has resolved with true. @default `onClose` */
  readonly onDone?: () => void;
  readonly children?: ReactNode;
}

/** Asks the user to confirm an action. Outgoing transfers use `VerificationDialog` instead. */
export function ConfirmDialog({
  title,
  consequence,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  size = 'small',
  isOpen = true,
  onConfirm,
  messageOf,
  onClose,
  onDone = onClose,
  children,
}: ConfirmDialogProps) {
  const text = useText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  /** True while the action runs. A second press can be faster than a state. */
  const isBusy = useRef(false);

  const confirm = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setError(undefined);
    try {
      if (await onConfirm()) onDone();
    } catch (failure) {
      setError(messageOf ? messageOf(failure) : errorText(text, failure));
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  const close = () => {
    setError(undefined);
    onClose();
  };

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      size={size}
      isLocked={isPending}
      onClose={close}
      title={title}
      footer={
        <DialogButtons onCancel={close} cancelLabel={cancelLabel} isDisabled={isPending}>
          <Button
            {...(isDanger && { tone: 'critical' })}
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </DialogButtons>
      }
    >
      <Stack gap="m" align="stretch">
        {error !== undefined && (
          <Banner tone="critical" role="alert">
            {error}
          </Banner>
        )}
        <Text as="p">{consequence}</Text>
        {children}
      </Stack>
    </Dialog>
  );
}
