import { errorCode } from '@settlement/api-mocks/contract/errors';
import { sendEmailCode } from '@settlement/api-mocks/contract/auth';
import { email as emailRule } from '@settlement/api-mocks/contract/hashes';
import { Button } from '@settlement/design-system/Button';
import { CodeInput } from '@settlement/design-system/CodeInput';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { isApiError } from '../../../api/errors.ts';
import { unwrap } from '../../../api/unwrap.ts';
import { apiClientAtom } from '../../../data/apiClient.ts';
import { serverClockAtom } from '../../../data/serverClock.ts';
import { useSecondsLeft } from '../../../data/useSecondsLeft.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { useText } from '../../../i18n/useText.ts';
import { signInErrorAtom } from '../useSignIn.ts';
import { waitMessage } from './emailErrors.ts';

interface EmailCodeFieldProps {
  /** A purpose of specification §7. */
  readonly purpose: number;
  readonly email: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage: string | undefined;
  /** The address is invalid, not registered, or already registered. */
  readonly onWrongEmail: (message: string) => void;
}

/** Six digits that are sent to an address; again after a minute. */
export function EmailCodeField({
  purpose,
  email,
  value,
  onChange,
  errorMessage,
  onWrongEmail,
}: EmailCodeFieldProps) {
  const text = useText();
  const client = useAtomValue(apiClientAtom);
  const clock = useAtomValue(serverClockAtom);
  const { report } = useAtomValue(signInErrorAtom);
  const [sent, setSent] = useState<{ readonly to: string; readonly mask: string; readonly again: number }>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const current = sent?.to === email ? sent : undefined;
  const secondsLeft = useSecondsLeft(current?.again ?? 0);
  const message = failure ?? errorMessage;

  const send = async () => {
    setFailure(undefined);
    if (!v.is(emailRule, email)) return onWrongEmail(text('errors.field.validaEmail'));
    setSending(true);
    try {
      const answer = await client.request(
        sendEmailCode,
        { body: { type: purpose, email } },
        { isExclusive: true },
      );
      const { interval, email_mask } = unwrap(answer, sendEmailCode.id);
      setSent({ to: email, mask: email_mask, again: clock.now() + interval });
      onChange('');
    } catch (error) {
      if (!isApiError(error)) throw error;
      report(error);
      if (error.code === errorCode.ACCOUNT_NOT_FOUND || error.code === errorCode.EMAIL_EXISTS)
        onWrongEmail(errorText(text, error));
      else setFailure(waitMessage(text, error) ?? errorText(text, error));
    } finally {
      setSending(false);
    }
  };

  return (
    <Stack gap="xs" align="stretch">
      <CodeInput
        label={text('auth.email.code')}
        value={value}
        onChange={(code) => {
          setFailure(undefined);
          onChange(code);
        }}
        {...(!current && { description: text('auth.email.notSent') })}
        {...(message !== undefined && { errorMessage: message })}
        labelEnd={
          <Button
            variant="ghost"
            size="small"
            isPending={isSending}
            pendingLabel={text('common.loading')}
            isDisabled={secondsLeft > 0}
            onPress={() => void send()}
          >
            {secondsLeft > 0 ? text('auth.email.again', { seconds: secondsLeft }) : text('auth.email.send')}
          </Button>
        }
      />
      {/* By itself: a complaint about the field does not take its place, and it is read out. */}
      <div role="status">
        {current && (
          <Text size="caption" tone="muted">
            {text('auth.email.sentTo', { mask: current.mask })}
          </Text>
        )}
      </div>
    </Stack>
  );
}
