import { passwordRuleNames, passwordRules } from '@settlement/api-mocks/rules/password';
import { PasswordField } from '@settlement/design-system/PasswordField';
import { CheckIcon, CircleDashedIcon } from '@settlement/design-system/icons';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import type { Ref } from 'react';
import { useText } from '../i18n/useText.ts';
import * as css from './newPassword.css.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A password that is being made, with what it still needs ticked off as it is typed (specification §5). */
export function NewPasswordField({ label, value, onChange, errorMessage, inputRef }: NewPasswordFieldProps) {
  const text = useText();
  return (
    <div className={css.field}>
      <PasswordField
        label={label}
        value={value}
        onChange={onChange}
        autoComplete="new-password"
        revealLabel={text('common.password.show')}
        concealLabel={text('common.password.hide')}
        {...(errorMessage !== undefined && { errorMessage })}
        {...(inputRef && { inputRef })}
      />
      <ul className={css.rules} aria-label={text('common.password.rules')}>
        {passwordRuleNames.map((rule) => {
          const isMet = passwordRules[rule](value);
          return (
            <li key={rule} className={isMet ? css.met : css.rule}>
              {isMet ? (
                <CheckIcon size={14} aria-hidden="true" />
              ) : (
                <CircleDashedIcon size={14} aria-hidden="true" />
              )}
              {text(`common.password.${rule}`)}
              <VisuallyHidden>
                {text(isMet ? 'common.password.met' : 'common.password.missing')}
              </VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
