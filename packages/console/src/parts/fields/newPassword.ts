import { isPassword } from '@settlement/api-mocks/rules/password';
import * as v from 'valibot';
import { fieldText } from '#i18n/fieldText.ts';
import type { Text } from '#i18n/useText.ts';

/** The schema of a typed password. Unlike other texts, a password keeps spaces at its start and end. */
export const typedPassword = v.pipe(v.string(), v.minLength(1, 'required'));

/** The fields for a new password (specification §5). `matchRule` compares the password with its confirmation. */
export const newPasswordEntries = {
  password: v.pipe(typedPassword, v.check(isPassword, 'validaPwd')),
  confirm_password: typedPassword,
};

interface Typed {
  readonly password: string;
  readonly confirm_password: string;
}

export const matchRule =
  (text: Text) =>
  ({ password, confirm_password }: Typed): { confirm_password?: string } =>
    confirm_password === '' || confirm_password === password
      ? {}
      : { confirm_password: fieldText(text, 'password_mismatch') };
