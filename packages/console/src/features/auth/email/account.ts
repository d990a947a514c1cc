import { email, sixDigits } from '@settlement/api-mocks/contract/hashes';
import { object } from 'valibot';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { newPasswordEntries } from '#parts/fields/newPassword.ts';

/** The credentials that a user enters for an account. They are never stored in the browser. */
export interface Account {
  readonly email: string;
  readonly email_code: string;
  readonly password: string;
  readonly confirm_password: string;
}

export const emptyAccount: Account = { email: '', email_code: '', password: '', confirm_password: '' };

export const accountSchema = object({ email, email_code: sixDigits, ...newPasswordEntries });

/** Hashes the passwords of an account before they leave the page (specification §5). */
export const hashedAccount = <A extends Account>(account: A): A => ({
  ...account,
  password: hashPassword(account.password),
  confirm_password: hashPassword(account.confirm_password),
});
