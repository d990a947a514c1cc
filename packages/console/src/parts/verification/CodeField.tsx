import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import { CodeInput } from '@settlement/design-system/CodeInput';
import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { clockDriftAtom, serverClockAtom } from '#data/calls/serverClock.ts';
import { type Recipient, type SentMethod, useCodeSending } from '#data/money/verificationCodes.ts';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { useText } from '#i18n/useText.ts';
import { Button } from '@settlement/design-system/Button';
import { errorText } from '#i18n/errorText.ts';
import { verificationMessage, waitOf } from './verificationMessage.ts';
import type { Text } from '#i18n/useText.ts';

const units = [
  ['day', 86_400, 3600],
  ['hour', 3600, 60],
  ['minute', 60, 1],
] as const;

/** Returns a duration in its largest unit, rounded: 3,580 seconds are 1 hour, not 60 minutes. */
export function durationText(text: Text, seconds: number): string {
  const [unit, size] = units.find(([, length, below]) => Math.round(seconds / below) * below >= length) ?? [
    'second',
    1,
  ];
  return text(`common.duration.${unit}`, { count: Math.round(seconds / size) });
}

interface CodeFieldProps {
  readonly method: VerificationMethod;
  readonly purpose: number;
  readonly to?: Omit<Recipient, 'purpose'>;
  readonly canSend?: () => boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onError: (message: string, error: unknown) => void;
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly errorMessage?: string | undefined;
  readonly failure?: unknown;
}

export function CodeField(props: CodeFieldProps) {
  return props.method === 'google_auth' ? (
    <AuthenticatorField {...props} />
  ) : (
    <SentField {...props} method={props.method} />
  );
}

function AuthenticatorField(props: CodeFieldProps) {
  const text = useText();
  const drift = useAtomValue(clockDriftAtom);
  const note = drift !== undefined && text('verification.drift', { amount: durationText(text, drift) });
  return <Field {...props} description={note} />;
}

function SentField(props: CodeFieldProps & { readonly method: SentMethod }) {
  const text = useText();
  const { method, purpose, to, canSend, onChange, onError } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const sending = useCodeSending(method, { purpose, ...to });
  const begin = () => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    <Field
      {...props}
      inputRef={inputRef}
      labelEnd={<SendCode sending={sending} canSend={canSend} onSent={begin} onError={onError} />}
      description={
        sending.mask === undefined
          ? text('verification.notSent')
          : text('verification.sentTo', { mask: sending.mask })
      }
    />
  );
}

interface FieldProps extends CodeFieldProps {
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly description: ReactNode;
  readonly labelEnd?: ReactNode;
}

function Field(props: FieldProps) {
  const { method, value, onChange, onComplete, failure, errorMessage, inputRef, description, labelEnd } =
    props;
  const text = useText();
  const message = useCountdown(failure) ?? errorMessage;
  return (
    <CodeInput
      label={text(`verification.code.${method}`)}
      labelEnd={labelEnd}
      description={description}
      errorMessage={message || undefined}
      value={value}
      onChange={onChange}
      {...(inputRef && { inputRef })}
      {...(onComplete && { onComplete })}
    />
  );
}

function useCountdown(failure: unknown): string | undefined {
  const text = useText();
  const clock = useAtomValue(serverClockAtom);
  const [seen, setSeen] = useState<{ readonly failure: unknown; readonly until: number }>();
  const wait = waitOf(failure);
  if (seen?.failure !== failure) setSeen({ failure, until: clock.now() + (wait ?? 0) });
  const left = useSecondsLeft(seen?.until ?? 0);
  return wait === undefined ? undefined : verificationMessage(text, failure, left);
}

interface SendCodeProps {
  readonly sending: ReturnType<typeof useCodeSending>;
  readonly canSend?: (() => boolean) | undefined;
  readonly onSent: () => void;
  readonly onError: (message: string, error: unknown) => void;
}

/** Renders the button that sends a code, at most once per minute. */
function SendCode({ sending, canSend, onSent, onError }: SendCodeProps) {
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
      onError(verificationMessage(text, error) || errorText(text, error), error);
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
