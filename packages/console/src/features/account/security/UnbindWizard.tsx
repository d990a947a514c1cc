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
import { Code, codeFault } from './Code.tsx';
import { FlowForm } from './WizardForm.tsx';
import { hasFaults, onlyFaults } from './passwordErrors.ts';
import { type FlowProps, useLock } from './wizard.ts';
import { useFlow } from './useWizard.ts';

/** Unbinds the authenticator; refused while withdrawals have nothing else to be proved by. */
export function UnbindFlow({ user, onClose, onLock }: FlowProps) {
  const text = useText();
  const toasts = useToasts();
  const setGoogle = useSetAtom(setGoogleAuthAtom);
  const [googleCode, setGoogleCode] = useState('');
  const [emailCode, setEmailCode] = useState('');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const flow = useFlow(form);
  const { faults, isPending, send, show, clear } = flow;
  const isOnly = boundMethods(user).every((method) => method === 'google_auth');

  useLock(onLock, isPending);

  const submit = () => {
    const found = onlyFaults({
      google_code: codeFault(text, googleCode),
      email_code: codeFault(text, emailCode),
      password: user.password && password === '' ? fieldText(text, 'required') : undefined,
    });
    if (hasFaults(found)) return show(found);
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
    <FlowForm
      formRef={form}
      lead={text('account.google.unbindLead')}
      fault={faults.form}
      submitLabel={text('account.google.unbind')}
      isDanger
      isPending={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      {isOnly && <Banner tone="caution">{text('account.flow.onlyMethod')}</Banner>}
      <Code
        flow={flow}
        field="google_code"
        method="google_auth"
        purpose={emailPurpose.googleAuth}
        value={googleCode}
        onChange={setGoogleCode}
      />
      <Code
        flow={flow}
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
          {...(faults.password !== undefined && { errorMessage: faults.password })}
        />
      )}
    </FlowForm>
  );
}
