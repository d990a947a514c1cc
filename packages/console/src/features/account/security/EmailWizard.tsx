import { email, sixDigits } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import * as v from 'valibot';
import { useOffers } from '#data/calls/extensions.ts';
import { changeMailboxAtom, verifyAtom } from '#data/security.ts';
import { useText } from '#i18n/useText.ts';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { requiredIf, useDone, useProof, useWizardForm, type WizardProps } from './wizard.ts';

const addressSchema = v.object({ email, email_code: sixDigits });

export function EmailWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const done = useDone(onClose);
  // Only servers that offer `outgoingTransfers` pause outgoing transfers after a security change.
  const pauses = String(useOffers()('outgoingTransfers'));
  const verify = useSetAtom(verifyAtom);
  const change = useSetAtom(changeMailboxAtom);
  const { proof: ticket, isExpired, keep, spend } = useProof<string>();
  const asksGoogle = user.bind_google_auth;

  const old = useWizardForm({
    initial: { email_code: '', google_code: '' },
    schema: v.object({ email_code: sixDigits, google_code: requiredIf(asksGoogle, sixDigits) }),
    submit: async (codes) => keep((await verify({ type: emailPurpose.updateMailbox, ...codes })).ticket),
  });
  const address = useWizardForm({
    isClosing: true,
    initial: { email: '', email_code: '' },
    schema: addressSchema,
    submit: (typed) =>
      spend(async (proof) => {
        const { email_mask } = await change({ ...typed, ticket: proof });
        done(text('account.email.done', { email: email_mask || typed.email }));
      }),
  });
  return (
    <WizardSteps
      onClose={onClose}
      onLock={onLock}
      at={ticket === undefined ? 0 : 1}
      isExpired={isExpired}
      steps={[
        {
          form: old,
          lead: text('account.email.oldLead', { email: user.email, pauses }),
          fields: (
            <>
              <CodeField method="email" purpose={emailPurpose.updateMailbox} {...old.code('email_code')} />
              {asksGoogle && (
                <CodeField
                  method="google_auth"
                  purpose={emailPurpose.updateMailbox}
                  {...old.code('google_code')}
                />
              )}
            </>
          ),
        },
        {
          form: address,
          submitLabel: text('account.email.title'),
          fields: (
            <>
              <TextField
                label={text('account.email.new')}
                type="email"
                autoComplete="email"
                {...address.field('email')}
              />
              <CodeField
                method="email"
                purpose={emailPurpose.updateMailboxNew}
                to={{ email: address.values.email.trim() }}
                canSend={() => address.check('email')}
                {...address.code('email_code')}
              />
              <Text as="p" size="small" tone="muted">
                {text('account.email.google')}
              </Text>
            </>
          ),
        },
      ]}
    />
  );
}
