import { errorCode } from '@settlement/api-mocks/contract/errors';
import { errorData, isApiError } from '../../../api/errors.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors } from '../../../i18n/fieldText.ts';
import type { Text } from '../../../i18n/useText.ts';
import { codeErrors, patience } from '../../../parts/verification/codeErrors.ts';

/** The fields of the flows, by the names of the contract. */
export type WizardField =
  | 'google_code'
  | 'new_google_code'
  | 'recovery_code'
  | 'email_code'
  | 'sms_code'
  | 'old_password'
  | 'password'
  | 'confirm_password'
  | 'email'
  | 'phone'
  | 'area_code';

/** What is wrong with a flow: beside its fields, or over all of them. */
export type WizardErrors = Partial<Record<WizardField | 'form', string>>;

/** Whose fault a refusal is (specification §8). */
const culprits: Readonly<Record<number, WizardField>> = {
  [errorCode.SMS_CODE_WRONG]: 'sms_code',
  [errorCode.PHONE_INVALID]: 'phone',
  [errorCode.PASSWORD_WRONG]: 'password',
  [errorCode.PASSWORD_UNCHANGED]: 'password',
  [errorCode.EMAIL_EXISTS]: 'email',
  [errorCode.PASSWORD_MISMATCH]: 'old_password',
  [errorCode.GOOGLE_CODE_WRONG]: 'google_code',
  [errorCode.EMAIL_CODE_WRONG]: 'email_code',
};

/** The words of a refusal where they belong; `renamed` for a flow that calls a field otherwise. */
export function wizardErrors(
  text: Text,
  error: unknown,
  renamed: Partial<Record<WizardField, WizardField>> = {},
): WizardErrors {
  if (!isApiError(error) || error.kind === 'aborted') return {};
  const fields = fieldErrors(text, error);
  if (Object.keys(fields).length > 0) return fields;
  const culprit = error.code === undefined ? undefined : culprits[error.code];
  if (culprit === undefined) return { form: patience(text, error) ?? reasonText(text, error) };
  const { code, password } = codeErrors(text, error);
  return { [renamed[culprit] ?? culprit]: code ?? password ?? errorText(text, error) };
}

/** Why an operation failed, where the server says so in a word (contract of 10001). */
function reasonText(text: Text, error: unknown): string {
  const { reason } = errorData(error);
  if (reason === 'only_method') return text('account.wizard.onlyMethod');
  if (reason === 'balance_not_zero') return text('account.wizard.balance');
  if (reason === 'pending_orders') return text('account.wizard.pending');
  return errorText(text, error);
}
