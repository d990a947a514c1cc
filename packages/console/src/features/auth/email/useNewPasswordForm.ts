import { email as emailRule, sixDigits } from '@settlement/api-mocks/contract/hashes';
import { isPassword } from '@settlement/api-mocks/rules/password';
import { useState } from 'react';
import * as v from 'valibot';
import type { ApiError } from '../../../api/errors.ts';
import { type FieldMessage, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { hashPassword } from '../../../lib/hashPassword.ts';
import { emailErrors } from './emailErrors.ts';

interface Fields {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirm: string;
  /** Of the authenticator; undefined while it is not asked for. */
  readonly googleCode?: string | undefined;
}
const nothing: Fields = { email: '', code: '', password: '', confirm: '' };

/** Why it cannot be sent, by field (specification §5). */
export function accessErrors({
  email,
  code,
  password,
  confirm,
  googleCode,
}: Fields): Partial<Record<keyof Fields, FieldMessage>> {
  return {
    ...(!v.is(emailRule, email) && { email: 'validaEmail' as const }),
    ...(!v.is(sixDigits, code) && { code: 'validaCode' as const }),
    ...(!isPassword(password) && { password: 'validaPwd' as const }),
    ...(googleCode !== undefined && !v.is(sixDigits, googleCode) && { googleCode: 'validaCode' as const }),
    ...(confirm !== password && { confirm: 'password_mismatch' as const }),
    ...(confirm === '' && { confirm: 'required' as const }),
  };
}

/** The fields of a new account or a new password, and what is wrong with them. Nothing here is kept. */
export function useNewPasswordForm(error: ApiError | undefined, onEdit: () => void) {
  const text = useText();
  const [fields, setFields] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const [emailError, setEmailError] = useState<string>();
  const errors = accessErrors(fields);
  const serverErrors = emailErrors(text, error);
  const own = (field: keyof Fields) => {
    const failure = errors[field];
    return isTried && failure !== undefined ? fieldText(text, failure) : undefined;
  };
  return {
    fields,
    change: (patch: Partial<Fields>) => {
      onEdit();
      if (patch.email !== undefined) setEmailError(undefined);
      setFields({ ...fields, ...patch });
    },
    /** The server asks for the code of the authenticator, too. */
    askGoogleCode: () => {
      setTried(false);
      setFields({ ...fields, googleCode: '' });
    },
    setEmailError,
    messages: {
      email: serverErrors.email ?? emailError ?? own('email'),
      code: serverErrors.email_code ?? own('code'),
      googleCode: serverErrors.google_code ?? own('googleCode'),
      password: serverErrors.password ?? own('password'),
      confirm: serverErrors.confirm_password ?? own('confirm'),
    },
    formError: serverErrors.form,
    /** What is sent, or undefined with the reasons said. */
    take() {
      setTried(true);
      if (Object.keys(errors).length > 0) return undefined;
      const hashed = hashPassword(fields.password);
      return {
        email: fields.email,
        email_code: fields.code,
        password: hashed,
        confirm_password: hashPassword(fields.confirm),
        ...(fields.googleCode !== undefined && { google_code: fields.googleCode }),
      };
    },
  };
}

export type NewAccessState = ReturnType<typeof useNewPasswordForm>;
