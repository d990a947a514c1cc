import { PasswordField } from '@settlement/design-system/PasswordField';
import { useText } from '../../../i18n/useText.ts';
import { NewPasswordField } from '../../../parts/NewPasswordField.tsx';
import type { Flow } from './useWizard.ts';

interface NewPasswordPairProps {
  readonly flow: Flow;
  readonly password: string;
  readonly again: string;
  readonly onPassword: (password: string) => void;
  readonly onAgain: (again: string) => void;
}

/** A new password with what it needs, and once more. */
export function NewPasswordPair({ flow, password, again, onPassword, onAgain }: NewPasswordPairProps) {
  const text = useText();
  const { faults, clear } = flow;
  return (
    <>
      <NewPasswordField
        label={text('account.password.new')}
        value={password}
        onChange={(value) => {
          onPassword(value);
          clear('password', 'confirm_password');
        }}
        errorMessage={faults.password}
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
        {...(faults.confirm_password !== undefined && { errorMessage: faults.confirm_password })}
      />
    </>
  );
}
