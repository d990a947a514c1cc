import { passwordRuleNames, passwordRules } from '@settlement/api-mocks/rules/password';
import { Stack } from '@settlement/design-system/Stack';
import { CheckIcon, CircleDashedIcon } from '@settlement/design-system/icons';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import { PasswordField } from '@settlement/design-system/PasswordField';
import * as css from './fields.css.ts';

type Field = ReturnType<FormState<{ password: string }>['field']>;

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmLabel: string;
  readonly password: Field;
  readonly confirm: Field;
}

export function NewPasswordFields({ label, confirmLabel, password, confirm }: NewPasswordFieldsProps) {
  const text = useText();
  return (
    <>
      <Stack gap="s">
        <PasswordField label={label} autoComplete="new-password" {...password} />
        <ul className={css.passwordRules} aria-label={text('common.password.rules')}>
          {passwordRuleNames.map((rule) => {
            const isMet = passwordRules[rule](password.value);
            return (
              <li key={rule} className={css.passwordRule({ isMet })}>
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
      </Stack>
      <PasswordField label={confirmLabel} autoComplete="new-password" {...confirm} />
    </>
  );
}
