import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { recoverGoogleAuthAtom } from '../../../data/security.ts';
import { useToasts } from '../../../data/toasts.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { Code, codeFault } from './Code.tsx';
import { FlowForm } from './WizardForm.tsx';
import { hasFaults, onlyFaults } from './passwordErrors.ts';
import { type FlowProps, useLock } from './wizard.ts';
import { useFlow } from './useWizard.ts';

/** The device is lost: one of the saved codes unbinds the authenticator. */
export function RecoveryFlow({ onClose, onLock }: FlowProps) {
  const text = useText();
  const toasts = useToasts();
  const recover = useSetAtom(recoverGoogleAuthAtom);
  const [recoveryCode, setRecoveryCode] = useState('');
  const [emailCode, setEmailCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const flow = useFlow(form, { renamed: { google_code: 'recovery_code' } });
  const { faults, isPending, send, show, clear } = flow;

  useLock(onLock, isPending);

  const submit = () => {
    const found = onlyFaults({
      recovery_code: recoveryCode.trim() === '' ? fieldText(text, 'required') : undefined,
      email_code: codeFault(text, emailCode),
    });
    if (hasFaults(found)) return show(found);
    void send(async () => {
      await recover({ recovery_code: recoveryCode.trim().toLowerCase(), email_code: emailCode });
      toasts.add({ tone: 'positive', title: text('account.google.unbound') });
      onClose();
    });
  };

  return (
    <FlowForm
      formRef={form}
      lead={text('account.google.recoveryLead')}
      fault={faults.form}
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
        {...(faults.recovery_code !== undefined && { errorMessage: faults.recovery_code })}
      />
      <Code
        flow={flow}
        field="email_code"
        method="email"
        purpose={emailPurpose.googleAuth}
        value={emailCode}
        onChange={setEmailCode}
      />
    </FlowForm>
  );
}
