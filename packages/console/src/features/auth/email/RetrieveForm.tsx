import { retrievePassword } from '@settlement/api-mocks/contract/auth';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type ApiError, isApiError } from '../../../api/errors.ts';
import { unwrap } from '../../../api/unwrap.ts';
import { apiClientAtom } from '../../../data/apiClient.ts';
import { useText } from '../../../i18n/useText.ts';
import { signInErrorAtom } from '../useSignIn.ts';
import type { MethodProps } from './EmailMethods.tsx';
import { FormFrame } from './FormFrame.tsx';
import { GoogleCodeField } from './GoogleCodeField.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useNewPasswordForm } from './useNewPasswordForm.ts';

/**
 * Sets a forgotten password with a code that is sent to the address of the account, and with one of the
 * authenticator where the server asks for it.
 */
export function RetrieveForm({ onMethod, onDone }: MethodProps & { readonly onDone: () => void }) {
  const text = useText();
  const client = useAtomValue(apiClientAtom);
  const { report } = useAtomValue(signInErrorAtom);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const state = useNewPasswordForm(error, () => setError(undefined));

  const send = async () => {
    const body = state.take();
    if (!body) return;
    setPending(true);
    try {
      unwrap(await client.request(retrievePassword, { body }, { isExclusive: true }), retrievePassword.id);
      onDone();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.kind === 'verification') return state.askGoogleCode();
      report(failure);
      setError(failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <FormFrame
      title={text('auth.retrieve.title')}
      lead={text('auth.retrieve.text')}
      submit={text('auth.retrieve.submit')}
      isPending={isPending}
      error={state.formError}
      refusal={error}
      onSubmit={() => void send()}
      methods={
        <Button variant="ghost" fullWidth onPress={() => onMethod('password')}>
          {text('auth.method.back')}
        </Button>
      }
    >
      <NewPasswordForm state={state} purpose={emailPurpose.retrievePassword} />
      {state.fields.googleCode !== undefined && (
        <GoogleCodeField
          value={state.fields.googleCode}
          onChange={(googleCode) => state.change({ googleCode })}
          errorMessage={state.messages.googleCode}
        />
      )}
    </FormFrame>
  );
}
