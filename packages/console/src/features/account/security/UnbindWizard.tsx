import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { useSetAtom } from 'jotai';
import * as v from 'valibot';
import { setGoogleAuthAtom } from '#data/security.ts';
import { boundMethods } from '#data/money/verification.ts';
import { useText } from '#i18n/useText.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { typedPassword } from '#parts/fields/newPassword.ts';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { OneStep } from './WizardSteps.tsx';
import { requiredIf, useDone, useWizardForm, type WizardProps } from './wizard.ts';

/** Removes the authenticator app. The server rejects the removal of the last method for withdrawals. */
export function UnbindWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const done = useDone(onClose);
  const setGoogle = useSetAtom(setGoogleAuthAtom);
  const isOnly = boundMethods(user).every((method) => method === 'google_auth');
  const hashed = v.pipe(typedPassword, v.transform(hashPassword));
  const form = useWizardForm({
    isClosing: true,
    initial: { google_code: '', email_code: '', password: '' },
    schema: v.object({
      google_code: sixDigits,
      email_code: sixDigits,
      password: requiredIf(user.password, hashed),
    }),
    submit: async (proof) => {
      await setGoogle({ action: 3, ...proof });
      done(text('account.google.unbound'));
    },
  });
  return (
    <OneStep
      form={form}
      lead={text('account.google.unbindLead')}
      submitLabel={text('account.google.unbind')}
      isDanger
      onClose={onClose}
      onLock={onLock}
    >
      {isOnly && <Banner tone="caution">{text('account.wizard.onlyMethod')}</Banner>}
      <CodeField method="google_auth" purpose={emailPurpose.googleAuth} {...form.code('google_code')} />
      <CodeField method="email" purpose={emailPurpose.googleAuth} {...form.code('email_code')} />
      {user.password && (
        <PasswordField label={text('account.security.password')} {...form.field('password')} />
      )}
    </OneStep>
  );
}
