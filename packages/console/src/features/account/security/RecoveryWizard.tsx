import { required, sixDigits } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import * as v from 'valibot';
import { recoverGoogleAuthAtom } from '#data/security.ts';
import { useText } from '#i18n/useText.ts';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { OneStep } from './WizardSteps.tsx';
import { useDone, useWizardForm, type WizardProps } from './wizard.ts';

const recoverySchema = v.object({ recovery_code: v.pipe(required, v.toLowerCase()), email_code: sixDigits });

export function RecoveryWizard({ onClose, onLock }: WizardProps) {
  const text = useText();
  const done = useDone(onClose);
  const recover = useSetAtom(recoverGoogleAuthAtom);
  const form = useWizardForm({
    isClosing: true,
    initial: { recovery_code: '', email_code: '' },
    schema: recoverySchema,
    wireNames: { recovery_code: ['recovery_code', 'google_code'] },
    submit: async (codes) => {
      await recover(codes);
      done(text('account.google.unbound'));
    },
  });
  return (
    <OneStep
      form={form}
      lead={text('account.google.recoveryLead')}
      submitLabel={text('account.google.unbind')}
      isDanger
      onClose={onClose}
      onLock={onLock}
    >
      <TextField
        label={text('account.google.recoveryCode')}
        isMono
        autoComplete="off"
        {...form.field('recovery_code')}
      />
      <CodeField method="email" purpose={emailPurpose.googleAuth} {...form.code('email_code')} />
    </OneStep>
  );
}
