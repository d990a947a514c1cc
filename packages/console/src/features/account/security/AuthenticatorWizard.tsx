import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import type { GoogleAuth } from '@settlement/api-mocks/contract/security';
import { Link } from '@settlement/design-system/Link';
import { useSetAtom, useAtomValue } from 'jotai';
import { useState, useEffect, useRef } from 'react';
import { usePaths } from '#data/session/device.ts';
import { offerSecretAtom, setGoogleAuthAtom, verifyAtom } from '#data/security.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useText } from '#i18n/useText.ts';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { requiredIf, useProof, useWizardForm, type WizardProps } from './wizard.ts';
import { Banner } from '@settlement/design-system/Banner';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { DownloadIcon, PrinterIcon } from '@settlement/design-system/icons';
import { userAtom } from '#data/user.ts';
import { useLock } from '#kit/form/useLock.ts';
import { saveFile } from '#lib/browser/saveFile.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { useRowSize } from '#parts/list/useRowSize.ts';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { QrCode } from '@settlement/design-system/QrCode';
import { Text } from '@settlement/design-system/Text';
import { isMobileAtom } from '#data/session/session.ts';
import * as v from 'valibot';
import * as css from './security.css.ts';

/** `ticket`: from the verification with the previous app. Undefined if no app was bound. */
interface Offer {
  readonly secret: GoogleAuth;
  readonly ticket: string | undefined;
}

const purpose = emailPurpose.googleAuth;
const confirmSchema = v.object({ new_google_code: sixDigits, email_code: sixDigits });

/** Binds or replaces the authenticator app. Each attempt gets a new setup key. */
export function AuthenticatorWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const paths = usePaths();
  const offers = useOffers();
  // Only servers that offer `outgoingTransfers` pause outgoing transfers after a security change.
  const pauses = String(offers('outgoingTransfers'));
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
  const scan = useWizardForm({ initial: {}, schema: v.object({}), submit: async () => setScanned(true) });
  const confirm = useWizardForm({
    isClosing: true,
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
        if (recovery_codes.length === 0) onClose();
        else setCodes(recovery_codes);
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
          lead: text(isChange ? 'account.google.verifyLead' : 'account.google.appsLead', { pauses }),
          fields: isChange ? (
            <>
              <CodeField method="google_auth" purpose={purpose} {...start.code('google_code')} />
              {offers('account') && (
                <Link href={paths.account('_security', 'recovery')}>{text('account.google.lost')}</Link>
              )}
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

function AuthenticatorApps() {
  const text = useText();
  return (
    <ul className={css.list}>
      <li>Google Authenticator</li>
      <li>Microsoft Authenticator</li>
      <li>{text('account.google.anyApp')}</li>
    </ul>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onLock: (isLocked: boolean) => void;
  readonly onDone: () => void;
}

/** Shows the recovery codes. They aren't shown again, so the user must confirm that the codes are stored. */
function RecoveryCodes({ codes, onLock, onDone }: RecoveryCodesProps) {
  const text = useText();
  const size = useRowSize();
  const user = useAtomValue(userAtom);
  const [isSaved, setSaved] = useState(false);
  useLock(onLock, !isSaved);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  const page = `${text('account.recovery.fileTitle', { id: user?.mchid ?? '' })}\n\n${codes.join('\n')}\n`;

  return (
    <div ref={container} tabIndex={-1} className={css.codesStep}>
      <Banner tone="caution" title={text('account.recovery.title')} role="status">
        {text('account.recovery.text')}
      </Banner>
      <ul className={css.codes} aria-label={text('account.recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          variant="outline"
          size={size}
          icon={<DownloadIcon aria-hidden="true" />}
          onPress={() => saveFile(new Blob([page], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {text('common.download')}
        </Button>
        <Button
          variant="outline"
          size={size}
          icon={<PrinterIcon aria-hidden="true" />}
          onPress={() => window.print()}
        >
          {text('common.print')}
        </Button>
        <CopyValue value={codes.join('\n')} what={text('account.recovery.title')} />
      </div>
      <Checkbox isSelected={isSaved} onChange={setSaved}>
        {text('account.recovery.saved')}
      </Checkbox>
      <Inline justify="end">
        <Button isDisabled={!isSaved} onPress={onDone}>
          {text('common.done')}
        </Button>
      </Inline>
    </div>
  );
}

function SecretStep({ offer }: { readonly offer: GoogleAuth }) {
  const text = useText();
  const isMobile = useAtomValue(isMobileAtom);
  return (
    <div className={css.scan}>
      <QrCode value={offer.qrcode} label={text('account.google.qr')} size={184} />
      {isMobile && (
        <ButtonLink href={offer.qrcode} variant="outline">
          {text('account.google.openApp')}
        </ButtonLink>
      )}
      <Text as="p" size="small" tone="muted">
        {text('account.google.manual')}
      </Text>
      <span className={css.secret}>
        <span>{(offer.secret.match(/.{1,4}/g) ?? []).join(' ')}</span>
        <CopyValue value={offer.secret} what={text('account.google.key')} />
      </span>
    </div>
  );
}
