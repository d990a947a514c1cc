import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';

interface ConfirmDialogProps {
  /** Names the object. */
  readonly title: string;
  /** What will happen, before it does. */
  readonly consequence: string;
  readonly confirmLabel: string;
  /** @default "Cancel" */
  readonly cancelLabel?: string;
  readonly isDanger?: boolean;
  readonly size?: 'small' | 'medium';
  /** @default true */
  readonly isOpen?: boolean;
  /**
   * Does it. A promise of true closes the dialog; false keeps it open, as when something is missing. Where
   * nothing is returned the caller closes it.
   */
  readonly onConfirm: () => Promise<boolean> | void;
  /** Says a failure of `onConfirm`. @default `errorText` */
  readonly messageOf?: (error: unknown) => string | undefined;
  /** It was closed without having been done. */
  readonly onClose: () => void;
  /** It was done. @default `onClose` */
  readonly onDone?: () => void;
  /** What it is about, or what has to be filled in before. */
  readonly children?: ReactNode;
}

/**
 * Asks before something is done that cannot simply be undone; stays, with the reason, when it fails. Not for
 * money that leaves: `VerificationDialog` shows what is agreed to and asks for the codes.
 */
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
  /** Presses come faster than renders. */
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
      onOpenChange={(isNowOpen) => !isNowOpen && close()}
      title={title}
      closeLabel={text('common.close')}
      footer={
        <Inline justify="end">
          <Button variant="outline" isDisabled={isPending} onPress={close}>
            {cancelLabel ?? text('common.cancel')}
          </Button>
          <Button
            {...(isDanger && { tone: 'critical' })}
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </Inline>
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
