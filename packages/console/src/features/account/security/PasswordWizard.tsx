import { errorCode } from '@settlement/api-mocks/contract/errors';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Link } from '@settlement/design-system/Link';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { usePaths } from '#data/session/device.ts';
import { changePasswordAtom } from '#data/security.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useText } from '#i18n/useText.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { matchRule, newPasswordEntries, typedPassword } from '#parts/fields/newPassword.ts';
import { NewPasswordFields } from '#parts/fields/NewPasswordFields.tsx';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { codeNames, MethodChoice } from '#parts/verification/MethodChoice.tsx';
import { OneStep } from './WizardSteps.tsx';
import { requiredIf, useDone, useWizardForm, type WizardProps } from './wizard.ts';

export const AccountPasswordWizard = (props: WizardProps) => <PasswordWizard {...props} action="password" />;
export const TradePasswordWizard = (props: WizardProps) => <PasswordWizard {...props} action="trade" />;
export const ResetPasswordWizard = (props: WizardProps) => <PasswordWizard {...props} action="reset" />;

const methods = ['google_auth', 'email'] as const;

function PasswordWizard(props: WizardProps & { readonly action: 'password' | 'trade' | 'reset' }) {
  const { action, user, onClose, onLock } = props;
  const text = useText();
  const paths = usePaths();
  const offers = useOffers();
  const done = useDone(onClose);
  const change = useSetAtom(changePasswordAtom);
  const canChoose = action !== 'reset' && user.bind_google_auth;
  const [method, setMethod] = useState<(typeof methods)[number]>(canChoose ? 'google_auth' : 'email');
  const codeMethods = action === 'reset' ? methods : [method];
  const asksOld =
    (action === 'password' && user.password) || (action === 'trade' && user.trade_password === true);
  const hasReset = asksOld && action === 'trade' && user.bind_google_auth;

  const form = useWizardForm({
    isClosing: true,
    initial: { old_password: '', password: '', confirm_password: '', google_code: '', email_code: '' },
    schema: v.object({
      old_password: requiredIf(asksOld, typedPassword),
      ...newPasswordEntries,
      google_code: requiredIf(codeMethods.includes('google_auth'), sixDigits),
      email_code: requiredIf(codeMethods.includes('email'), sixDigits),
    }),
    rules: matchRule(text),
    // If the code of a method isn't requested, its error has no field, so it becomes an error of the form.
    fieldOfCode: {
      ...(!codeMethods.includes('google_auth') && { [errorCode.GOOGLE_CODE_WRONG]: 'form' }),
      ...(!codeMethods.includes('email') && { [errorCode.EMAIL_CODE_WRONG]: 'form' }),
    },
    submit: async ({ old_password, password, confirm_password, ...codes }) => {
      await change({
        type: action === 'password' ? 1 : 2,
        old_password: old_password === undefined ? '' : hashPassword(old_password),
        password: hashPassword(password),
        confirm_password: hashPassword(confirm_password),
        ...(action === 'reset' && { reset: 1 }),
        ...codes,
      });
      done(text('account.password.done'));
    },
  });
  return (
    <OneStep
      form={form}
      lead={action === 'reset' ? text('account.reset.lead') : undefined}
      submitLabel={text('account.password.save')}
      onClose={onClose}
      onLock={onLock}
    >
      {asksOld && <PasswordField label={text('account.password.old')} {...form.field('old_password')} />}
      {asksOld && action === 'password' && offers('account') && (
        <Link href={paths.account('_security', 'forgot')}>{text('account.forgot.open')}</Link>
      )}
      {hasReset && <Link href={paths.account('_security', 'reset')}>{text('account.trade.forgot')}</Link>}
      <NewPasswordFields
        label={text('common.password.new')}
        confirmLabel={text('account.password.again')}
        password={form.field('password')}
        confirm={form.field('confirm_password')}
      />
      {canChoose && (
        <MethodChoice
          methods={methods}
          value={method}
          onChange={(chosen) => {
            setMethod(chosen);
            form.code(codeNames[chosen]).onChange('');
          }}
        />
      )}
      {codeMethods.map((one) => (
        <CodeField
          key={one}
          method={one}
          purpose={emailPurpose.updatePassword}
          {...form.code(codeNames[one])}
        />
      ))}
    </OneStep>
  );
}
