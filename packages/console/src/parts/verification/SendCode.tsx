import { Button } from '@settlement/design-system/Button';
import { useState } from 'react';
import type { useCodeSending } from '#data/verificationCodes.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { verificationMessage } from './verificationMessage.ts';

interface SendCodeProps {
  readonly sending: ReturnType<typeof useCodeSending>;
  /** Looks at what the code is sent to; nothing is sent when it is not good. */
  readonly canSend?: (() => boolean) | undefined;
  readonly onSent: () => void;
  readonly onError: (message: string, error: unknown) => void;
}

/** Asks for a code; once a minute, and the minute goes on when the dialog is closed. */
export function SendCode({ sending, canSend, onSent, onError }: SendCodeProps) {
  const text = useText();
  const [isSending, setSending] = useState(false);
  const { secondsLeft, mask, send } = sending;

  const ask = async () => {
    if (canSend && !canSend()) return;
    setSending(true);
    try {
      await send();
      onSent();
    } catch (error) {
      const message = verificationMessage(text, error) ?? errorText(text, error);
      onError(text('verification.failed', { message }), error);
    } finally {
      setSending(false);
    }
  };

  return (
    <Button
      variant="ghost"
      size="small"
      isPending={isSending}
      pendingLabel={text('verification.sending')}
      isDisabled={secondsLeft > 0}
      onPress={() => void ask()}
    >
      {secondsLeft > 0
        ? text('verification.wait', { seconds: secondsLeft })
        : text(mask === undefined ? 'verification.send' : 'verification.sendAgain')}
    </Button>
  );
}
