import { email, sixDigits } from '@settlement/api-mocks/contract/hashes';
import { object } from 'valibot';
import { hashPassword } from '#lib/hashPassword.ts';
import { newPasswordEntries } from '#parts/newPassword.ts';

/** An address that is proved by a code, and a password that is made for it. Nothing of it is kept. */
export interface Account {
  readonly email: string;
  readonly email_code: string;
  readonly password: string;
  readonly confirm_password: string;
}

export const emptyAccount: Account = { email: '', email_code: '', password: '', confirm_password: '' };

export const accountSchema = object({ email, email_code: sixDigits, ...newPasswordEntries });

/** As it is sent: passwords leave the page hashed (specification §5). */
export const hashedAccount = <A extends Account>(account: A): A => ({
  ...account,
  password: hashPassword(account.password),
  confirm_password: hashPassword(account.confirm_password),
});
