import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useSetAtom } from 'jotai';
import * as v from 'valibot';
import { retrievePasswordAtom } from '#data/security.ts';
import { logoutAtom } from '#data/session/session.ts';
import { useText } from '#i18n/useText.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { matchRule, newPasswordEntries } from '#parts/fields/newPassword.ts';
import { NewPasswordFields } from '#parts/fields/NewPasswordFields.tsx';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { OneStep } from './WizardSteps.tsx';
import { requiredIf, useWizardForm, type WizardProps } from './wizard.ts';

export function ForgotPasswordWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const retrieve = useSetAtom(retrievePasswordAtom);
  const logout = useSetAtom(logoutAtom);
  const { email, bind_google_auth: asksGoogle } = user;
  const form = useWizardForm({
    initial: { email_code: '', google_code: '', password: '', confirm_password: '' },
    schema: v.object({
      email_code: sixDigits,
      google_code: requiredIf(asksGoogle, sixDigits),
      ...newPasswordEntries,
    }),
    rules: matchRule(text),
    submit: async ({ password, email_code, google_code }) => {
      await retrieve({ email, email_code, google_code, password: hashPassword(password) });
      await logout('newPassword');
      return false;
    },
  });
  return (
    <OneStep
      form={form}
      lead={text('account.forgot.lead')}
      submitLabel={text('account.forgot.submit')}
      onClose={onClose}
      onLock={onLock}
    >
      <CodeField
        method="email"
        purpose={emailPurpose.retrievePassword}
        to={{ email }}
        {...form.code('email_code')}
      />
      {asksGoogle && (
        <CodeField
          method="google_auth"
          purpose={emailPurpose.retrievePassword}
          {...form.code('google_code')}
        />
      )}
      <NewPasswordFields
        label={text('common.password.new')}
        confirmLabel={text('account.password.again')}
        password={form.field('password')}
        confirm={form.field('confirm_password')}
      />
    </OneStep>
  );
}
