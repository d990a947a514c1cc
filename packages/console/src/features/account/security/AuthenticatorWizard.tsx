import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { GoogleAuth } from '@settlement/api-mocks/contract/security';
import { Link } from '@settlement/design-system/Link';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { usePaths } from '../../../data/device.ts';
import { offerSecretAtom, setGoogleAuthAtom, verifyAtom } from '../../../data/security.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { Code, codeError } from './Code.tsx';
import { WizardForm } from './WizardForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecretStep } from './SecretStep.tsx';
import { hasErrors, onlyErrors } from './passwordErrors.ts';
import * as css from './security.css.ts';
import { type WizardProps, useLock } from './wizard.ts';
import { useWizard } from './useWizard.ts';

type Step = 'start' | 'scan' | 'confirm' | 'codes';

/**
 * Binds an authenticator, or exchanges the one that is bound: an app (or the old code), the new secret, a
 * code that shows it arrived, and the recovery codes. A secret is new each time.
 */
export function AuthenticatorWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const paths = usePaths();
  const toasts = useToasts();
  const prove = useSetAtom(verifyAtom);
  const offerSecret = useSetAtom(offerSecretAtom);
  const setGoogle = useSetAtom(setGoogleAuthAtom);
  // What it was when the dialog opened: binding turns it over before the recovery codes are saved.
  const [isChange] = useState(user.bind_google_auth);
  const [step, setStep] = useState<Step>('start');
  const [isExpired, setExpired] = useState(false);
  const [offer, setOffer] = useState<GoogleAuth>();
  const [ticket, setTicket] = useState<string>();
  const [oldCode, setOldCode] = useState('');
  const [newCode, setNewCode] = useState('');
  const [emailCode, setEmailCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isSaved, setSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wizard = useWizard(form, {
    ...(step === 'confirm' && { renamed: { google_code: 'new_google_code' } }),
    onExpired: () => {
      setExpired(true);
      setOldCode('');
      setStep('start');
    },
  });
  const { errors, isPending, send, show } = wizard;

  const start = () => {
    const found = isChange ? onlyErrors({ google_code: codeError(text, oldCode) }) : {};
    if (hasErrors(found)) return show(found);
    void send(async () => {
      const proof = isChange
        ? await prove({ type: emailPurpose.googleAuth, google_code: oldCode })
        : undefined;
      setTicket(proof?.ticket);
      setOffer(await offerSecret(proof?.ticket));
      setExpired(false);
      setStep('scan');
    });
  };

  const confirm = () => {
    const found = onlyErrors({
      new_google_code: codeError(text, newCode),
      email_code: codeError(text, emailCode),
    });
    if (hasErrors(found)) return show(found);
    void send(async () => {
      const { recovery_codes = [] } = await setGoogle(
        isChange
          ? {
              action: 2,
              new_google_code: newCode,
              email_code: emailCode,
              ...(ticket !== undefined && { ticket }),
            }
          : { action: 1, google_code: newCode, email_code: emailCode },
      );
      toasts.add({ tone: 'positive', title: text('account.google.done') });
      setCodes(recovery_codes);
      setStep('codes');
    });
  };

  useLock(onLock, isPending || (step === 'codes' && !isSaved));

  const shared = { formRef: form, isPending, onCancel: onClose, error: errors.form };
  return (
    <>
      {step === 'start' && (
        <WizardForm
          {...shared}
          step={[1, 4]}
          lead={text(isChange ? 'account.google.verifyLead' : 'account.google.appsLead')}
          note={isExpired ? text('account.wizard.expired') : undefined}
          submitLabel={text('account.wizard.next')}
          onSubmit={start}
        >
          {isChange ? (
            <>
              <Code
                wizard={wizard}
                field="google_code"
                method="google_auth"
                purpose={emailPurpose.googleAuth}
                value={oldCode}
                onChange={setOldCode}
              />
              <Link href={paths.account('_security', 'recovery')}>{text('account.google.lost')}</Link>
            </>
          ) : (
            <ul className={css.list}>
              <li>Google Authenticator</li>
              <li>Microsoft Authenticator</li>
              <li>{text('account.google.anyApp')}</li>
            </ul>
          )}
        </WizardForm>
      )}
      {step === 'scan' && offer && (
        <WizardForm
          {...shared}
          step={[2, 4]}
          lead={text('account.google.scanLead')}
          submitLabel={text('account.wizard.next')}
          onSubmit={() => setStep('confirm')}
        >
          <SecretStep offer={offer} />
        </WizardForm>
      )}
      {step === 'confirm' && (
        <WizardForm
          {...shared}
          step={[3, 4]}
          lead={text('account.google.confirmLead')}
          submitLabel={text(isChange ? 'account.google.change' : 'account.google.bind')}
          onSubmit={confirm}
        >
          <Code
            wizard={wizard}
            field="new_google_code"
            method="google_auth"
            purpose={emailPurpose.googleAuth}
            value={newCode}
            onChange={setNewCode}
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
      )}
      {step === 'codes' && (
        <RecoveryCodes codes={codes} isSaved={isSaved} onSaved={setSaved} onDone={onClose} />
      )}
    </>
  );
}
