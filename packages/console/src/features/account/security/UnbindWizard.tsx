import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { setGoogleAuthAtom } from '../../../data/security.ts';
import { useToasts } from '../../../data/toasts.ts';
import { boundMethods } from '../../../data/verification.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { hashPassword } from '../../../lib/hashPassword.ts';
import { Code, codeError } from './Code.tsx';
import { WizardForm } from './WizardForm.tsx';
import { hasErrors, onlyErrors } from './passwordErrors.ts';
import { type WizardProps, useLock } from './wizard.ts';
import { useWizard } from './useWizard.ts';

/** Unbinds the authenticator; refused while withdrawals have nothing else to be proved by. */
export function UnbindWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const toasts = useToasts();
  const setGoogle = useSetAtom(setGoogleAuthAtom);
  const [googleCode, setGoogleCode] = useState('');
  const [emailCode, setEmailCode] = useState('');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const wizard = useWizard(form);
  const { errors, isPending, send, show, clear } = wizard;
  const isOnly = boundMethods(user).every((method) => method === 'google_auth');

  useLock(onLock, isPending);

  const submit = () => {
    const found = onlyErrors({
      google_code: codeError(text, googleCode),
      email_code: codeError(text, emailCode),
      password: user.password && password === '' ? fieldText(text, 'required') : undefined,
    });
    if (hasErrors(found)) return show(found);
    void send(async () => {
      await setGoogle({
        action: 3,
        google_code: googleCode,
        email_code: emailCode,
        ...(user.password && { password: hashPassword(password) }),
      });
      toasts.add({ tone: 'positive', title: text('account.google.unbound') });
      onClose();
    });
  };

  return (
    <WizardForm
      formRef={form}
      lead={text('account.google.unbindLead')}
      error={errors.form}
      submitLabel={text('account.google.unbind')}
      isDanger
      isPending={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      {isOnly && <Banner tone="caution">{text('account.wizard.onlyMethod')}</Banner>}
      <Code
        wizard={wizard}
        field="google_code"
        method="google_auth"
        purpose={emailPurpose.googleAuth}
        value={googleCode}
        onChange={setGoogleCode}
      />
      <Code
        wizard={wizard}
        field="email_code"
        method="email"
        purpose={emailPurpose.googleAuth}
        value={emailCode}
        onChange={setEmailCode}
      />
      {user.password && (
        <PasswordField
          label={text('verification.password.account')}
          value={password}
          onChange={(value) => {
            setPassword(value);
            clear('password');
          }}
          autoComplete="current-password"
          revealLabel={text('common.password.show')}
          concealLabel={text('common.password.hide')}
          {...(errors.password !== undefined && { errorMessage: errors.password })}
        />
      )}
    </WizardForm>
  );
}
