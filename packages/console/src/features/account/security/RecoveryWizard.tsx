import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { recoverGoogleAuthAtom } from '../../../data/security.ts';
import { useToasts } from '../../../data/toasts.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { Code, codeError } from './Code.tsx';
import { WizardForm } from './WizardForm.tsx';
import { hasErrors, onlyErrors } from './passwordErrors.ts';
import { type WizardProps, useLock } from './wizard.ts';
import { useWizard } from './useWizard.ts';

/** The device is lost: one of the saved codes unbinds the authenticator. */
export function RecoveryWizard({ onClose, onLock }: WizardProps) {
  const text = useText();
  const toasts = useToasts();
  const recover = useSetAtom(recoverGoogleAuthAtom);
  const [recoveryCode, setRecoveryCode] = useState('');
  const [emailCode, setEmailCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const wizard = useWizard(form, { renamed: { google_code: 'recovery_code' } });
  const { errors, isPending, send, show, clear } = wizard;

  useLock(onLock, isPending);

  const submit = () => {
    const found = onlyErrors({
      recovery_code: recoveryCode.trim() === '' ? fieldText(text, 'required') : undefined,
      email_code: codeError(text, emailCode),
    });
    if (hasErrors(found)) return show(found);
    void send(async () => {
      await recover({ recovery_code: recoveryCode.trim().toLowerCase(), email_code: emailCode });
      toasts.add({ tone: 'positive', title: text('account.google.unbound') });
      onClose();
    });
  };

  return (
    <WizardForm
      formRef={form}
      lead={text('account.google.recoveryLead')}
      error={errors.form}
      submitLabel={text('account.google.unbind')}
      isDanger
      isPending={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label={text('account.google.recoveryCode')}
        isMono
        autoComplete="off"
        value={recoveryCode}
        onChange={(value) => {
          setRecoveryCode(value);
          clear('recovery_code');
        }}
        {...(errors.recovery_code !== undefined && { errorMessage: errors.recovery_code })}
      />
      <Code
        wizard={wizard}
        field="email_code"
        method="email"
        purpose={emailPurpose.googleAuth}
        value={emailCode}
        onChange={setEmailCode}
      />
    </WizardForm>
  );
}
