import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useSetAtom } from 'jotai';
import * as v from 'valibot';
import { retrievePasswordAtom } from '#data/security.ts';
import { logoutAtom } from '#data/session.ts';
import { useText } from '#i18n/useText.ts';
import { hashPassword } from '#lib/hashPassword.ts';
import { matchRule, newPasswordEntries } from '#parts/newPassword.ts';
import { NewPasswordFields } from '#parts/NewPasswordFields.tsx';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import { requiredIf, useWizardForm } from './useWizardForm.ts';
import type { WizardProps } from './wizard.ts';

/**
 * The account password was forgotten: a code to the address of the account stands for it, as on the login
 * page, together with a code of the authenticator where one is bound. All sessions of the old password end, this
 * one included.
 */
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
      // The page goes away as it is.
      return false;
    },
  });
  return (
    <WizardSteps
      onClose={onClose}
      onLock={onLock}
      steps={[
        {
          form,
          lead: text('account.forgot.lead'),
          submitLabel: text('account.forgot.submit'),
          fields: (
            <>
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
                label={text('account.password.new')}
                confirmLabel={text('account.password.again')}
                password={form.field('password')}
                confirm={form.field('confirm_password')}
              />
            </>
          ),
        },
      ]}
    />
  );
}
