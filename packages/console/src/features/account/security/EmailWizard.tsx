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
import { Code, codeError } from './Code.tsx';
import { WizardForm } from './WizardForm.tsx';
import { hasErrors, onlyErrors } from './passwordErrors.ts';
import { type WizardProps, useLock } from './wizard.ts';
import { useWizard } from './useWizard.ts';

/** Two steps: the address there is, then the new one. What was typed outlives a ticket that runs out. */
export function EmailWizard({ user, onClose, onLock }: WizardProps) {
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
  const wizard = useWizard(form, {
    onExpired: () => {
      setTicket(undefined);
      setExpired(true);
      setOldCode('');
      setGoogleCode('');
    },
  });
  const { errors, isPending, send, show, clear } = wizard;
  useLock(onLock, isPending);

  const emailError = () =>
    email.trim() === ''
      ? fieldText(text, 'required')
      : v.is(emailRule, email.trim())
        ? undefined
        : fieldText(text, 'validaEmail');

  const first = () => {
    const found = onlyErrors({
      email_code: codeError(text, oldCode),
      google_code: user.bind_google_auth ? codeError(text, googleCode) : undefined,
    });
    if (hasErrors(found)) return show(found);
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
    const found = onlyErrors({ email: emailError(), email_code: codeError(text, newCode) });
    if (hasErrors(found)) return show(found);
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

  const shared = { formRef: form, isPending, onCancel: onClose, error: errors.form };
  return ticket === undefined ? (
    <WizardForm
      key="old"
      {...shared}
      step={[1, 2]}
      lead={text('account.email.oldLead', { email: user.email })}
      note={isExpired ? text('account.wizard.expired') : undefined}
      submitLabel={text('account.wizard.next')}
      onSubmit={first}
    >
      <Code
        wizard={wizard}
        field="email_code"
        method="email"
        purpose={emailPurpose.updateMailbox}
        value={oldCode}
        onChange={setOldCode}
      />
      {user.bind_google_auth && (
        <Code
          wizard={wizard}
          field="google_code"
          method="google_auth"
          purpose={emailPurpose.updateMailbox}
          value={googleCode}
          onChange={setGoogleCode}
        />
      )}
    </WizardForm>
  ) : (
    <WizardForm
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
        {...(errors.email !== undefined && { errorMessage: errors.email })}
      />
      <Code
        wizard={wizard}
        field="email_code"
        method="email"
        purpose={emailPurpose.updateMailboxNew}
        to={{ email: email.trim() }}
        canSend={() => {
          const found = onlyErrors({ email: emailError() });
          if (hasErrors(found)) show(found);
          return !hasErrors(found);
        }}
        value={newCode}
        onChange={setNewCode}
      />
      <Text as="p" size="small" tone="muted">
        {text('account.email.google')}
      </Text>
    </WizardForm>
  );
}
