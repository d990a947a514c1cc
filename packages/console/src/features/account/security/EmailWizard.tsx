import { email as emailRule } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { changeMailboxAtom, verifyAtom } from '../../../data/security.ts';
import { useToasts } from '../../../data/toasts.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { Code, codeFault } from './Code.tsx';
import { FlowForm } from './WizardForm.tsx';
import { hasFaults, onlyFaults } from './passwordErrors.ts';
import { type FlowProps, useLock } from './wizard.ts';
import { useFlow } from './useWizard.ts';

/** Two steps: the address there is, then the new one. What was typed outlives a ticket that runs out. */
export function EmailFlow({ user, onClose, onLock }: FlowProps) {
  const text = useText();
  const toasts = useToasts();
  const prove = useSetAtom(verifyAtom);
  const change = useSetAtom(changeMailboxAtom);
  const [ticket, setTicket] = useState<string>();
  const [isExpired, setExpired] = useState(false);
  const [oldCode, setOldCode] = useState('');
  const [googleCode, setGoogleCode] = useState('');
  const [email, setEmail] = useState('');
  const [newCode, setNewCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const flow = useFlow(form, {
    onExpired: () => {
      setTicket(undefined);
      setExpired(true);
      setOldCode('');
      setGoogleCode('');
    },
  });
  const { faults, isPending, send, show, clear } = flow;
  useLock(onLock, isPending);

  const emailFault = () =>
    email.trim() === ''
      ? fieldText(text, 'required')
      : v.is(emailRule, email.trim())
        ? undefined
        : fieldText(text, 'validaEmail');

  const first = () => {
    const found = onlyFaults({
      email_code: codeFault(text, oldCode),
      google_code: user.bind_google_auth ? codeFault(text, googleCode) : undefined,
    });
    if (hasFaults(found)) return show(found);
    void send(async () => {
      const proof = await prove({
        type: emailPurpose.updateMailbox,
        email_code: oldCode,
        ...(user.bind_google_auth && { google_code: googleCode }),
      });
      setTicket(proof.ticket);
      setExpired(false);
    });
  };

  const second = () => {
    const found = onlyFaults({ email: emailFault(), email_code: codeFault(text, newCode) });
    if (hasFaults(found)) return show(found);
    void send(async () => {
      const { email_mask } = await change({
        email: email.trim(),
        email_code: newCode,
        ...(ticket !== undefined && { ticket }),
      });
      toasts.add({ tone: 'positive', title: text('account.email.done', { email: email_mask }) });
      onClose();
    });
  };

  const shared = { formRef: form, isPending, onCancel: onClose, fault: faults.form };
  return ticket === undefined ? (
    <FlowForm
      key="old"
      {...shared}
      step={[1, 2]}
      lead={text('account.email.oldLead', { email: user.email })}
      note={isExpired ? text('account.flow.expired') : undefined}
      submitLabel={text('account.flow.next')}
      onSubmit={first}
    >
      <Code
        flow={flow}
        field="email_code"
        method="email"
        purpose={emailPurpose.updateMailbox}
        value={oldCode}
        onChange={setOldCode}
      />
      {user.bind_google_auth && (
        <Code
          flow={flow}
          field="google_code"
          method="google_auth"
          purpose={emailPurpose.updateMailbox}
          value={googleCode}
          onChange={setGoogleCode}
        />
      )}
    </FlowForm>
  ) : (
    <FlowForm
      key="new"
      {...shared}
      step={[2, 2]}
      submitLabel={text('account.email.submit')}
      onSubmit={second}
    >
      <TextField
        label={text('account.email.new')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(value) => {
          setEmail(value);
          clear('email');
        }}
        {...(faults.email !== undefined && { errorMessage: faults.email })}
      />
      <Code
        flow={flow}
        field="email_code"
        method="email"
        purpose={emailPurpose.updateMailboxNew}
        to={{ email: email.trim() }}
        canSend={() => {
          const found = onlyFaults({ email: emailFault() });
          if (hasFaults(found)) show(found);
          return !hasFaults(found);
        }}
        value={newCode}
        onChange={setNewCode}
      />
      <Text as="p" size="small" tone="muted">
        {text('account.email.google')}
      </Text>
    </FlowForm>
  );
}
