import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import { NewPasswordFields } from '#parts/fields/NewPasswordFields.tsx';
import { EmailCodeField } from './EmailCodeField.tsx';
import { EmailField } from './EmailField.tsx';
import type { Account } from './account.ts';

interface AccountFieldsProps {
  readonly form: Pick<FormState<Account>, 'values' | 'field' | 'code' | 'check'>;
  /** A purpose code of specification §7. */
  readonly purpose: number;
}

export function AccountFields({ form, purpose }: AccountFieldsProps) {
  const text = useText();
  return (
    <>
      <EmailField {...form.field('email')} />
      <EmailCodeField
        purpose={purpose}
        email={form.values.email}
        canSend={() => form.check('email')}
        {...form.code('email_code')}
      />
      <NewPasswordFields
        label={text('auth.password.new')}
        confirmLabel={text('auth.password.confirm')}
        password={form.field('password')}
        confirm={form.field('confirm_password')}
      />
    </>
  );
}
