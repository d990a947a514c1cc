import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Link } from '@settlement/design-system/Link';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { usePaths } from '../../../data/device.ts';
import { changePasswordAtom } from '../../../data/security.ts';
import { useToasts } from '../../../data/toasts.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { hashPassword } from '../../../lib/hashPassword.ts';
import { Code, codeError } from './Code.tsx';
import { WizardForm } from './WizardForm.tsx';
import { NewPasswordPair } from './NewPasswordPair.tsx';
import { hasErrors, newPasswordErrors, onlyErrors } from './passwordErrors.ts';
import { type WizardProps, useLock } from './wizard.ts';
import { useWizard } from './useWizard.ts';

type PasswordAction = 'password' | 'trade' | 'reset';

export const AccountPasswordWizard = (props: WizardProps) => <PasswordWizard {...props} action="password" />;
export const TradePasswordWizard = (props: WizardProps) => <PasswordWizard {...props} action="trade" />;
export const ResetPasswordWizard = (props: WizardProps) => <PasswordWizard {...props} action="reset" />;

/** Sets, changes, or resets: the account password and the transaction password, which differ. */
function PasswordWizard({
  action,
  user,
  onClose,
  onLock,
}: WizardProps & { readonly action: PasswordAction }) {
  const text = useText();
  const paths = usePaths();
  const toasts = useToasts();
  const change = useSetAtom(changePasswordAtom);
  // What it was when the dialog opened: setting it turns it over before the dialog is gone.
  const [isFirst] = useState(action === 'password' ? !user.password : !user.trade_password);
  const [method, setMethod] = useState<'google_auth' | 'email'>(
    user.bind_google_auth ? 'google_auth' : 'email',
  );
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [googleCode, setGoogleCode] = useState('');
  const [emailCode, setEmailCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const wizard = useWizard(form);
  const { errors, isPending, send, show, clear } = wizard;
  useLock(onLock, isPending);
  const isReset = action === 'reset';
  const asksOld = !isFirst && !isReset;
  const asksGoogle = isReset || method === 'google_auth';
  const asksEmail = isReset || method === 'email';

  const submit = () => {
    const found = onlyErrors({
      old_password: asksOld && old === '' ? fieldText(text, 'required') : undefined,
      ...newPasswordErrors(text, password, again),
      google_code: asksGoogle ? codeError(text, googleCode) : undefined,
      email_code: asksEmail ? codeError(text, emailCode) : undefined,
    });
    if (hasErrors(found)) return show(found);
    void send(async () => {
      const hashed = hashPassword(password);
      await change({
        type: action === 'password' ? 1 : 2,
        old_password: asksOld ? hashPassword(old) : '',
        password: hashed,
        confirm_password: hashed,
        ...(isReset && { reset: 1 }),
        ...(asksGoogle && { google_code: googleCode }),
        ...(asksEmail && { email_code: emailCode }),
      });
      toasts.add({ tone: 'positive', title: text('account.password.done') });
      onClose();
    });
  };

  const labels = { revealLabel: text('common.password.show'), concealLabel: text('common.password.hide') };
  return (
    <WizardForm
      formRef={form}
      {...(isReset && { lead: text('account.reset.lead') })}
      error={errors.form}
      submitLabel={text('account.password.save')}
      isPending={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      {asksOld && (
        <PasswordField
          label={text('account.password.old')}
          autoComplete="current-password"
          value={old}
          onChange={(value) => {
            setOld(value);
            clear('old_password');
          }}
          {...labels}
          {...(errors.old_password !== undefined && { errorMessage: errors.old_password })}
        />
      )}
      {asksOld && action === 'password' && (
        <Link href={paths.account('_security', 'forgot')}>{text('account.forgot.open')}</Link>
      )}
      {asksOld && action === 'trade' && user.bind_google_auth && (
        <Link href={paths.account('_security', 'reset')}>{text('account.trade.forgot')}</Link>
      )}
      <NewPasswordPair
        password={password}
        again={again}
        wizard={wizard}
        onPassword={setPassword}
        onAgain={setAgain}
      />
      {!isReset && user.bind_google_auth && (
        <SegmentedControl
          label={text('verification.method')}
          items={(['google_auth', 'email'] as const).map((id) => ({
            id,
            label: text(`verification.method.${id}`),
          }))}
          value={method}
          onChange={(id) => {
            setMethod(id === 'email' ? 'email' : 'google_auth');
            clear('google_code', 'email_code');
          }}
        />
      )}
      {asksGoogle && (
        <Code
          wizard={wizard}
          field="google_code"
          method="google_auth"
          purpose={emailPurpose.updatePassword}
          value={googleCode}
          onChange={setGoogleCode}
        />
      )}
      {asksEmail && (
        <Code
          wizard={wizard}
          field="email_code"
          method="email"
          purpose={emailPurpose.updatePassword}
          value={emailCode}
          onChange={setEmailCode}
        />
      )}
    </WizardForm>
  );
}
