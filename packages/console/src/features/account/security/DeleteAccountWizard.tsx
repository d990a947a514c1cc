import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { deleteAccountAtom } from '../../../data/security.ts';
import { logoutAtom } from '../../../data/session.ts';
import { usePerform } from '../../../data/verification.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { WizardForm } from './WizardForm.tsx';
import { wizardErrors } from './wizardErrors.ts';
import { type WizardProps, useLock } from './wizard.ts';
import * as css from './security.css.ts';

/** The end of an account: what it needs, the id typed out, a verification, and the way out. */
export function DeleteAccountWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const perform = usePerform();
  const remove = useSetAtom(deleteAccountAtom);
  const logout = useSetAtom(logoutAtom);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [idError, setIdError] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useLock(onLock, isPending);

  const submit = async () => {
    if (typed.trim() !== user.mchid) {
      setIdError(fieldText(text, typed.trim() === '' ? 'required' : 'mchid'));
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    setPending(true);
    setError(undefined);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('account.delete.title'),
        recap: text('account.delete.recap', { name: user.name, id: user.mchid }),
        confirmLabel: text('account.delete.submit'),
        isDanger: true,
        call: (codes) => remove({ mchid: typed.trim(), reason }, codes),
      });
      if (isDone) await logout();
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  return (
    <WizardForm
      formRef={form}
      error={error === undefined ? undefined : wizardErrors(text, error).form}
      submitLabel={text('account.delete.submit')}
      isDanger
      isPending={isPending}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <Banner tone="critical" title={text('account.delete.final')}>
        <ul className={css.list}>
          <li>{text('account.delete.needsZeroBalance')}</li>
          <li>{text('account.delete.needsNoneOpen')}</li>
          <li>{text('account.delete.keys')}</li>
        </ul>
      </Banner>
      <TextArea label={text('account.delete.reason')} rows={2} value={reason} onChange={setReason} />
      <TextField
        label={text('account.delete.type', { id: user.mchid })}
        isMono
        autoComplete="off"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setIdError(undefined);
        }}
        {...(idError !== undefined && { errorMessage: idError })}
      />
    </WizardForm>
  );
}
