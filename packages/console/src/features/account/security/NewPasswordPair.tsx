import { PasswordField } from '@settlement/design-system/PasswordField';
import { useText } from '../../../i18n/useText.ts';
import { NewPasswordField } from '../../../parts/NewPasswordField.tsx';
import type { Wizard } from './useWizard.ts';

interface NewPasswordPairProps {
  readonly wizard: Wizard;
  readonly password: string;
  readonly again: string;
  readonly onPassword: (password: string) => void;
  readonly onAgain: (again: string) => void;
}

/** A new password with what it needs, and once more. */
export function NewPasswordPair({ wizard, password, again, onPassword, onAgain }: NewPasswordPairProps) {
  const text = useText();
  const { errors, clear } = wizard;
  return (
    <>
      <NewPasswordField
        label={text('account.password.new')}
        value={password}
        onChange={(value) => {
          onPassword(value);
          clear('password', 'confirm_password');
        }}
        errorMessage={errors.password}
      />
      <PasswordField
        label={text('account.password.again')}
        autoComplete="new-password"
        value={again}
        onChange={(value) => {
          onAgain(value);
          clear('confirm_password');
        }}
        revealLabel={text('common.password.show')}
        concealLabel={text('common.password.hide')}
        {...(errors.confirm_password !== undefined && { errorMessage: errors.confirm_password })}
      />
    </>
  );
}
