import { retrievePassword } from '@settlement/api-mocks/contract/recovery';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { useState, useEffect, useRef } from 'react';
import { object, optional } from 'valibot';
import { isApiError } from '#api/errors.ts';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { useText } from '#i18n/useText.ts';
import { useForm } from '#kit/form/useForm.ts';
import { matchRule } from '#parts/fields/newPassword.ts';
import {
  type Account,
  AccountFields,
  accountSchema,
  emptyAccount,
  FormFrame,
  hashedAccount,
  useFirstEmail,
} from './emailForm.tsx';
import type { MethodProps } from '../useSignIn.ts';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';
import { CodeInput } from '@settlement/design-system/CodeInput';

interface Retrieval extends Account {
  readonly google_code?: string;
}
const schema = object({ ...accountSchema.entries, google_code: optional(sixDigits) });

/** Resets a forgotten password. The server may require an authenticator code in addition to the email code. */
export function RetrieveForm({ onMethod, onDone }: MethodProps & { readonly onDone: () => void }) {
  const text = useText();
  const client = useAtomValue(apiClientAtom);
  const [asksGoogle, setAsksGoogle] = useState(false);
  const initial: Retrieval = { ...emptyAccount, email: useFirstEmail() };
  const form = useForm({
    initial: asksGoogle ? { ...initial, google_code: '' } : initial,
    schema,
    rules: matchRule(text),
    messageOf: (error) => verificationMessage(text, error),
    submit: async (account) => {
      const body = hashedAccount(account);
      try {
        unwrap(await client.request(retrievePassword, { body }, { isExclusive: true }), retrievePassword.id);
      } catch (error) {
        if (asksGoogle || !isApiError(error, 'verification')) throw error;
        setAsksGoogle(true);
        return false;
      }
      onDone();
      return true;
    },
  });
  return (
    <FormFrame
      form={form}
      title={text('auth.retrieve.title')}
      lead={text('auth.retrieve.text')}
      submitLabel={text('auth.retrieve.submit')}
      methods={
        <Button variant="ghost" isFullWidth onPress={() => onMethod('password')}>
          {text('auth.method.back')}
        </Button>
      }
    >
      <AccountFields form={form} purpose={emailPurpose.retrievePassword} />
      {asksGoogle && <GoogleCodeField {...form.code('google_code')} />}
    </FormFrame>
  );
}

interface GoogleCodeFieldProps {
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly errorMessage?: string | undefined;
}

function GoogleCodeField({ value = '', onChange, errorMessage }: GoogleCodeFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <CodeInput
      label={text('verification.code.google_auth')}
      description={text('auth.retrieve.code')}
      value={value}
      onChange={onChange}
      inputRef={input}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}
