import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { GoogleAuth } from '@settlement/api-mocks/contract/security';
import { Link } from '@settlement/design-system/Link';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { usePaths } from '../../../data/device.ts';
import { offerSecretAtom, setGoogleAuthAtom, verifyAtom } from '../../../data/security.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { Code, codeFault } from './Code.tsx';
import { FlowForm } from './WizardForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecretStep } from './SecretStep.tsx';
import { hasFaults, onlyFaults } from './passwordErrors.ts';
import * as css from './security.css.ts';
import { type FlowProps, useLock } from './wizard.ts';
import { useFlow } from './useWizard.ts';

type Step = 'start' | 'scan' | 'confirm' | 'codes';

/**
 * Binds an authenticator, or exchanges the one that is bound: an app (or the old code), the new secret, a
 * code that shows it arrived, and the recovery codes. A secret is new each time.
 */
export function GoogleFlow({ user, onClose, onLock }: FlowProps) {
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
  const flow = useFlow(form, {
    ...(step === 'confirm' && { renamed: { google_code: 'new_google_code' } }),
    onExpired: () => {
      setExpired(true);
      setOldCode('');
      setStep('start');
    },
  });
  const { faults, isPending, send, show } = flow;

  const start = () => {
    const found = isChange ? onlyFaults({ google_code: codeFault(text, oldCode) }) : {};
    if (hasFaults(found)) return show(found);
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
    const found = onlyFaults({
      new_google_code: codeFault(text, newCode),
      email_code: codeFault(text, emailCode),
    });
    if (hasFaults(found)) return show(found);
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

  const shared = { formRef: form, isPending, onCancel: onClose, fault: faults.form };
  return (
    <>
      {step === 'start' && (
        <FlowForm
          {...shared}
          step={[1, 4]}
          lead={text(isChange ? 'account.google.proveLead' : 'account.google.appsLead')}
          note={isExpired ? text('account.flow.expired') : undefined}
          submitLabel={text('account.flow.next')}
          onSubmit={start}
        >
          {isChange ? (
            <>
              <Code
                flow={flow}
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
        </FlowForm>
      )}
      {step === 'scan' && offer && (
        <FlowForm
          {...shared}
          step={[2, 4]}
          lead={text('account.google.scanLead')}
          submitLabel={text('account.flow.next')}
          onSubmit={() => setStep('confirm')}
        >
          <SecretStep offer={offer} />
        </FlowForm>
      )}
      {step === 'confirm' && (
        <FlowForm
          {...shared}
          step={[3, 4]}
          lead={text('account.google.confirmLead')}
          submitLabel={text(isChange ? 'account.google.change' : 'account.google.bind')}
          onSubmit={confirm}
        >
          <Code
            flow={flow}
            field="new_google_code"
            method="google_auth"
            purpose={emailPurpose.googleAuth}
            value={newCode}
            onChange={setNewCode}
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
      )}
      {step === 'codes' && (
        <RecoveryCodes codes={codes} isSaved={isSaved} onSaved={setSaved} onDone={onClose} />
      )}
    </>
  );
}
