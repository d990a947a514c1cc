import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import type { GoogleAuth } from '@settlement/api-mocks/contract/security';
import { Link } from '@settlement/design-system/Link';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { usePaths } from '#data/device.ts';
import { offerSecretAtom, setGoogleAuthAtom, verifyAtom } from '#data/security.ts';
import { useToasts } from '#data/toasts.ts';
import { useText } from '#i18n/useText.ts';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { AuthenticatorApps } from './AuthenticatorApps.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecretStep } from './SecretStep.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { useProof } from './useProof.ts';
import { requiredIf, useWizardForm } from './useWizardForm.ts';
import type { WizardProps } from './wizard.ts';

/** A secret, and what it was offered for: the ticket that proves the old authenticator, where there is one. */
interface Offer {
  readonly secret: GoogleAuth;
  readonly ticket: string | undefined;
}

const purpose = emailPurpose.googleAuth;
const confirmSchema = v.object({ new_google_code: sixDigits, email_code: sixDigits });

/**
 * Binds an authenticator, or exchanges the one that is bound: an app (or the old code), the new secret, a
 * code that shows it arrived, and the recovery codes. A secret is new each time.
 */
export function AuthenticatorWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const paths = usePaths();
  const toasts = useToasts();
  const verify = useSetAtom(verifyAtom);
  const offerSecret = useSetAtom(offerSecretAtom);
  const setGoogle = useSetAtom(setGoogleAuthAtom);
  const isChange = user.bind_google_auth;
  const { proof: offer, isExpired, keep, spend } = useProof<Offer>();
  const [isScanned, setScanned] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  const start = useWizardForm({
    initial: { google_code: '' },
    schema: v.object({ google_code: requiredIf(isChange, sixDigits) }),
    submit: async (proof) => {
      const ticket = isChange ? (await verify({ type: purpose, ...proof })).ticket : undefined;
      keep({ secret: await offerSecret(ticket), ticket });
      setScanned(false);
    },
  });
  const scan = useWizardForm({
    initial: {},
    schema: v.object({}),
    submit: async () => setScanned(true),
  });
  const confirm = useWizardForm({
    initial: { new_google_code: '', email_code: '' },
    schema: confirmSchema,
    wireNames: { new_google_code: ['new_google_code', 'google_code'] },
    submit: ({ new_google_code, email_code }) =>
      spend(async ({ ticket }) => {
        const { recovery_codes = [] } = await setGoogle(
          isChange
            ? { action: 2, new_google_code, email_code, ticket }
            : { action: 1, google_code: new_google_code, email_code },
        );
        toasts.add({ tone: 'positive', title: text('account.google.done') });
        setCodes(recovery_codes);
      }),
  });
  if (codes) return <RecoveryCodes codes={codes} onLock={onLock} onDone={onClose} />;
  return (
    <WizardSteps
      onClose={onClose}
      onLock={onLock}
      at={offer ? (isScanned ? 2 : 1) : 0}
      count={4}
      isExpired={isExpired}
      steps={[
        {
          form: start,
          lead: text(isChange ? 'account.google.verifyLead' : 'account.google.appsLead'),
          fields: isChange ? (
            <>
              <CodeField method="google_auth" purpose={purpose} {...start.code('google_code')} />
              <Link href={paths.account('_security', 'recovery')}>{text('account.google.lost')}</Link>
            </>
          ) : (
            <AuthenticatorApps />
          ),
        },
        {
          form: scan,
          lead: text('account.google.scanLead'),
          fields: offer && <SecretStep offer={offer.secret} />,
        },
        {
          form: confirm,
          lead: text('account.google.confirmLead'),
          submitLabel: text(isChange ? 'account.google.change' : 'account.google.bind'),
          fields: (
            <>
              <CodeField method="google_auth" purpose={purpose} {...confirm.code('new_google_code')} />
              <CodeField method="email" purpose={purpose} {...confirm.code('email_code')} />
            </>
          ),
        },
      ]}
    />
  );
}
