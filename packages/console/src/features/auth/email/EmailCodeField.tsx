import { sendEmailCode } from '@settlement/api-mocks/contract/sentCodes';
import { Button } from '@settlement/design-system/Button';
import { CodeInput } from '@settlement/design-system/CodeInput';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { isApiError } from '#api/errors.ts';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';

type CodeProps = ReturnType<FormState<{ code: string }>['code']>;

interface EmailCodeFieldProps extends CodeProps {
  /** A purpose code of specification §7. */
  readonly purpose: number;
  readonly email: string;
  readonly canSend: () => boolean;
}

export function EmailCodeField({ purpose, email, canSend, onError, ...code }: EmailCodeFieldProps) {
  const text = useText();
  const client = useAtomValue(apiClientAtom);
  const clock = useAtomValue(serverClockAtom);
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ readonly to: string; readonly mask: string; readonly again: number }>();
  const [isSending, setSending] = useState(false);
  const current = sent?.to === email ? sent : undefined;
  const secondsLeft = useSecondsLeft(current?.again ?? 0);

  const send = async () => {
    if (!canSend()) return;
    setSending(true);
    try {
      const answer = await client.request(
        sendEmailCode,
        { body: { type: purpose, email } },
        { isExclusive: true },
      );
      const { interval, email_mask } = unwrap(answer, sendEmailCode.id);
      setSent({ to: email, mask: email_mask || email, again: clock.now() + interval });
      code.onChange('');
      input.current?.focus();
    } catch (error) {
      if (!isApiError(error)) throw error;
      onError(verificationMessage(text, error) || errorText(text, error), error);
    } finally {
      setSending(false);
    }
  };

  return (
    <Stack gap="xs" align="stretch">
      <CodeInput
        label={text('verification.code.email')}
        inputRef={input}
        {...code}
        {...(!current && { description: text('auth.email.notSent') })}
        labelEnd={
          <Button
            variant="ghost"
            size="small"
            isPending={isSending}
            pendingLabel={text('common.loading')}
            isDisabled={secondsLeft > 0}
            onPress={() => void send()}
          >
            {secondsLeft > 0
              ? text('verification.wait', { seconds: secondsLeft })
              : text('verification.send')}
          </Button>
        }
      />
      {/* This status is separate from the field's error, so that screen readers announce both. */}
      <div role="status">
        {current && (
          <Text size="caption" tone="muted">
            {text('verification.sentTo', { mask: current.mask })}
          </Text>
        )}
      </div>
    </Stack>
  );
}
