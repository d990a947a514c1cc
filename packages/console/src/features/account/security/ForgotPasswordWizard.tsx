import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { retrievePasswordAtom } from '../../../data/security.ts';
import { logoutAtom } from '../../../data/session.ts';
import { useText } from '../../../i18n/useText.ts';
import { hashPassword } from '../../../lib/hashPassword.ts';
import { Code, codeFault } from './Code.tsx';
import { FlowForm } from './WizardForm.tsx';
import { NewPasswordPair } from './NewPasswordPair.tsx';
import { hasFaults, newPasswordFaults, onlyFaults } from './passwordErrors.ts';
import { type FlowProps, useLock } from './wizard.ts';
import { useFlow } from './useWizard.ts';

/**
 * The account password was forgotten: a code to the address of the account stands for it, as on the login
 * page. Whoever is signed in with the old one is out, so this session ends as well.
 */
export function ForgotFlow({ user, onClose, onLock }: FlowProps) {
  const text = useText();
  const retrieve = useSetAtom(retrievePasswordAtom);
  const logout = useSetAtom(logoutAtom);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const flow = useFlow(form);
  const { faults, isPending, send, show } = flow;
  useLock(onLock, isPending);

  const submit = () => {
    const found = onlyFaults({
      email_code: codeFault(text, code),
      ...newPasswordFaults(text, password, again),
    });
    if (hasFaults(found)) return show(found);
    void send(async () => {
      await retrieve({ email: user.email, email_code: code, password: hashPassword(password) });
      await logout();
    });
  };

  return (
    <FlowForm
      formRef={form}
      lead={text('account.forgot.lead')}
      fault={faults.form}
      submitLabel={text('account.forgot.submit')}
      isPending={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Code
        flow={flow}
        field="email_code"
        method="email"
        purpose={emailPurpose.retrievePassword}
        to={{ email: user.email }}
        value={code}
        onChange={setCode}
      />
      <NewPasswordPair
        flow={flow}
        password={password}
        again={again}
        onPassword={setPassword}
        onAgain={setAgain}
      />
    </FlowForm>
  );
}
