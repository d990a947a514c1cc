import { email as emailRule } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { TextField } from '@settlement/design-system/TextField';
import { useState } from 'react';
import * as v from 'valibot';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { hashPassword } from '../../../lib/hashPassword.ts';
import type { MethodProps } from './EmailMethods.tsx';
import { FormFrame } from './FormFrame.tsx';
import { emailErrors } from './emailErrors.ts';

/** Signs in with e-mail and password; an authenticator is asked for afterwards where one is set. */
export function PasswordForm({
  signing,
  onMethod,
  hasNewPassword,
}: MethodProps & { readonly hasNewPassword: boolean }) {
  const text = useText();
  const { isPending, error, signIn, clearError } = signing;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const errors = emailErrors(text, error);
  const emailError =
    errors.email ?? (isTried && !v.is(emailRule, email) ? fieldText(text, 'validaEmail') : undefined);
  const passwordError =
    errors.password ?? (isTried && password === '' ? fieldText(text, 'required') : undefined);

  return (
    <FormFrame
      title={text('auth.password.title')}
      lead={text('auth.password.text')}
      submit={text('auth.password.submit')}
      isPending={isPending}
      error={errors.form}
      refusal={error}
      onSubmit={() => {
        setTried(true);
        if (v.is(emailRule, email) && password !== '')
          void signIn({ email, password: hashPassword(password) });
      }}
      methods={
        <>
          <Button variant="ghost" fullWidth onPress={() => onMethod('retrieve')}>
            {text('auth.method.retrieve')}
          </Button>
          <Button variant="ghost" fullWidth onPress={() => onMethod('register')}>
            {text('auth.method.register')}
          </Button>
          <Button variant="ghost" tone="neutral" fullWidth onPress={() => onMethod('google')}>
            {text('auth.method.google')}
          </Button>
        </>
      }
    >
      {hasNewPassword && (
        <Banner tone="positive" role="status">
          {text('auth.retrieve.done')}
        </Banner>
      )}
      <TextField
        label={text('auth.email.label')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(next) => {
          clearError();
          setEmail(next.trim());
        }}
        {...(emailError !== undefined && { errorMessage: emailError })}
      />
      <PasswordField
        label={text('auth.password.label')}
        revealLabel={text('common.password.show')}
        concealLabel={text('common.password.hide')}
        value={password}
        onChange={(next) => {
          clearError();
          setPassword(next);
        }}
        {...(passwordError !== undefined && { errorMessage: passwordError })}
      />
    </FormFrame>
  );
}
