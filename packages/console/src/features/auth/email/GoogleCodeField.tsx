import { CodeInput } from '@settlement/design-system/CodeInput';
import { useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';

interface GoogleCodeFieldProps {
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly errorMessage?: string | undefined;
}

/** The code of the authenticator, asked for after the rest was sent: it takes the focus when it appears. */
export function GoogleCodeField({ value = '', onChange, errorMessage }: GoogleCodeFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <CodeInput
      label={text('auth.code.label')}
      description={text('auth.retrieve.code')}
      value={value}
      onChange={onChange}
      inputRef={input}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}
