import { PasswordField } from '@settlement/design-system/PasswordField';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '../../../i18n/useText.ts';
import { NewPasswordField } from '../../../parts/NewPasswordField.tsx';
import { EmailCodeField } from './EmailCodeField.tsx';
import type { NewAccessState } from './useNewPasswordForm.ts';

/** An address that is proved by a code, and a password that is made for it. */
export function NewPasswordForm({
  state,
  purpose,
}: {
  readonly state: NewAccessState;
  readonly purpose: number;
}) {
  const text = useText();
  const { fields, change, messages, setEmailError } = state;
  return (
    <>
      <TextField
        label={text('auth.email.label')}
        type="email"
        autoComplete="username"
        value={fields.email}
        onChange={(email) => change({ email: email.trim() })}
        {...(messages.email !== undefined && { errorMessage: messages.email })}
      />
      <EmailCodeField
        purpose={purpose}
        email={fields.email}
        value={fields.code}
        onChange={(code) => change({ code })}
        errorMessage={messages.code}
        onWrongEmail={setEmailError}
      />
      <NewPasswordField
        label={text('auth.password.new')}
        value={fields.password}
        onChange={(password) => change({ password })}
        errorMessage={messages.password}
      />
      <PasswordField
        label={text('auth.password.confirm')}
        autoComplete="new-password"
        revealLabel={text('common.password.show')}
        concealLabel={text('common.password.hide')}
        value={fields.confirm}
        onChange={(confirm) => change({ confirm })}
        {...(messages.confirm !== undefined && { errorMessage: messages.confirm })}
      />
    </>
  );
}
