import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import { CodeInput } from '@settlement/design-system/CodeInput';
import { useAtomValue } from 'jotai';
import { type RefObject, useRef } from 'react';
import { clockDriftAtom } from '#data/serverClock.ts';
import { type Recipient, type SentMethod, useCodeSending } from '#data/verificationCodes.ts';
import { useText } from '#i18n/useText.ts';
import { durationText } from './durationText.ts';
import { SendCode } from './SendCode.tsx';

interface CodeFieldProps {
  readonly method: VerificationMethod;
  readonly purpose: number;
  /** Where a code goes that proves a new address or number; what is bound already otherwise. */
  readonly to?: Omit<Recipient, 'purpose'>;
  readonly canSend?: () => boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onError: (message: string, error: unknown) => void;
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly errorMessage?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

/** Six digits of an authenticator, or of a message that is sent on request; takes the props of `form.code`. */
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
  const note =
    drift === undefined ? undefined : text('verification.drift', { amount: durationText(text, drift) });
  return <Field {...props} description={note} />;
}

function SentField(props: CodeFieldProps & { readonly method: SentMethod }) {
  const text = useText();
  const { method, purpose, to, canSend, onChange, onError } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = props.inputRef ?? ownRef;
  const sending = useCodeSending(method, { purpose, ...to });
  // The button that was pressed rests for a minute; what comes next is the code.
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

function Field({
  method,
  value,
  onChange,
  onComplete,
  errorMessage,
  inputRef,
  ...notes
}: CodeFieldProps & { readonly description?: string | undefined; readonly labelEnd?: React.ReactNode }) {
  const text = useText();
  return (
    <CodeInput
      label={text(`verification.code.${method}`)}
      value={value}
      onChange={onChange}
      {...(inputRef && { inputRef })}
      {...(onComplete && { onComplete })}
      {...(errorMessage !== undefined && { errorMessage })}
      {...(notes.description !== undefined && { description: notes.description })}
      {...(notes.labelEnd !== undefined && { labelEnd: notes.labelEnd })}
    />
  );
}
