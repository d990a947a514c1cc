import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { Button } from '@settlement/design-system/Button';
import { CodeInput } from '@settlement/design-system/CodeInput';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ApiError } from '../../api/errors.ts';
import { useText } from '../../i18n/useText.ts';
import * as css from './auth.css.ts';
import { codeText } from './codeText.ts';

interface CodeStepProps {
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly onSubmit: (code: string) => void;
  readonly onEdit: () => void;
  readonly onBack: () => void;
}

/** The second step: the code of the bound Google authenticator. */
export function CodeStep({ isPending, error, onSubmit, onEdit, onBack }: CodeStepProps) {
  const text = useText();
  const [code, setCode] = useState('');
  /** Sent last; a wrong code sent again would only cost one more of the few tries. */
  const sent = useRef('');
  const [complaint, setComplaint] = useState<'auth.code.empty' | 'auth.code.invalid'>();
  const input = useRef<HTMLInputElement>(null);
  const message = complaint ? text(complaint) : error && codeText(text, error);

  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    // The next code is typed over the wrong one.
    if (error.kind === 'business') input.current?.select();
  }, [error]);

  const submit = (value: string) => {
    if (isPending) return;
    // Specification §2: an empty code shows input_google_code; §5: exactly six digits.
    if (value === '') setComplaint('auth.code.empty');
    else if (!v.is(sixDigits, value)) setComplaint('auth.code.invalid');
    else if (error?.kind !== 'business' || value !== sent.current) {
      sent.current = value;
      return onSubmit(value);
    }
    input.current?.focus();
    input.current?.select();
  };

  return (
    <form
      noValidate
      className={css.step}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Stack gap="xs">
        <Heading level={1}>{text('auth.code.title')}</Heading>
        <Text tone="muted" as="p">
          {text('auth.code.text')}
        </Text>
      </Stack>
      <CodeInput
        label={text('auth.code.label')}
        value={code}
        onChange={(value) => {
          setCode(value);
          setComplaint(undefined);
          if (error) onEdit();
        }}
        onComplete={submit}
        {...(message && { errorMessage: message })}
        inputRef={input}
      />
      <Stack gap="s">
        <Button
          type="submit"
          size="large"
          fullWidth
          isPending={isPending}
          pendingLabel={text('auth.google.signingIn')}
        >
          {text('auth.code.submit')}
        </Button>
        <Button variant="ghost" tone="neutral" fullWidth onPress={onBack}>
          {text('auth.code.back')}
        </Button>
      </Stack>
    </form>
  );
}
