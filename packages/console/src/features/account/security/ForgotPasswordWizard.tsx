import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { retrievePasswordAtom } from '../../../data/security.ts';
import { logoutAtom } from '../../../data/session.ts';
import { useText } from '../../../i18n/useText.ts';
import { hashPassword } from '../../../lib/hashPassword.ts';
import { Code, codeError } from './Code.tsx';
import { WizardForm } from './WizardForm.tsx';
import { NewPasswordPair } from './NewPasswordPair.tsx';
import { hasErrors, newPasswordErrors, onlyErrors } from './passwordErrors.ts';
import { type WizardProps, useLock } from './wizard.ts';
import { useWizard } from './useWizard.ts';

/**
 * The account password was forgotten: a code to the address of the account stands for it, as on the login
 * page, together with a code of the authenticator where one is bound. Whoever is signed in with the old one is out, so this session ends as well.
 */
export function ForgotPasswordWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const retrieve = useSetAtom(retrievePasswordAtom);
  const logout = useSetAtom(logoutAtom);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [code, setCode] = useState('');
  const [googleCode, setGoogleCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const wizard = useWizard(form);
  const { errors, isPending, send, show } = wizard;
  useLock(onLock, isPending);

  const asksGoogle = user.bind_google_auth;

  const submit = () => {
    const found = onlyErrors({
      email_code: codeError(text, code),
      google_code: asksGoogle ? codeError(text, googleCode) : undefined,
      ...newPasswordErrors(text, password, again),
    });
    if (hasErrors(found)) return show(found);
    void send(async () => {
      await retrieve({
        email: user.email,
        email_code: code,
        ...(asksGoogle && { google_code: googleCode }),
        password: hashPassword(password),
      });
      await logout();
    });
  };

  return (
    <WizardForm
      formRef={form}
      lead={text('account.forgot.lead')}
      error={errors.form}
      submitLabel={text('account.forgot.submit')}
      isPending={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Code
        wizard={wizard}
        field="email_code"
        method="email"
        purpose={emailPurpose.retrievePassword}
        to={{ email: user.email }}
        value={code}
        onChange={setCode}
      />
      {asksGoogle && (
        <Code
          wizard={wizard}
          field="google_code"
          method="google_auth"
          purpose={emailPurpose.retrievePassword}
          value={googleCode}
          onChange={setGoogleCode}
        />
      )}
      <NewPasswordPair
        wizard={wizard}
        password={password}
        again={again}
        onPassword={setPassword}
        onAgain={setAgain}
      />
    </WizardForm>
  );
}
