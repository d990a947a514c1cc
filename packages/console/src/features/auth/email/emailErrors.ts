import { errorCode } from '@settlement/api-mocks/contract/errors';
import { type ApiError, isApiError, isRecord } from '../../../api/errors.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors } from '../../../i18n/fieldText.ts';
import type { Text } from '../../../i18n/useText.ts';
import { codeText } from '../codeText.ts';

/** Which field a body code is about (specification §8). */
const fieldOfCode: Readonly<Record<number, string>> = {
  [errorCode.ACCOUNT_NOT_FOUND]: 'email',
  [errorCode.PASSWORD_WRONG]: 'password',
  [errorCode.PASSWORD_UNCHANGED]: 'password',
  [errorCode.EMAIL_EXISTS]: 'email',
  [errorCode.EMAIL_CODE_WRONG]: 'email_code',
};

/** What went wrong, beside the field it is about; `form` where it is about none. */
export function emailErrors(text: Text, error: ApiError | undefined): Readonly<Record<string, string>> {
  if (error === undefined) return {};
  const errors = fieldErrors(text, error);
  if (Object.keys(errors).length > 0) return errors;
  if (error.code === errorCode.GOOGLE_CODE_WRONG) return { google_code: codeText(text, error) };
  const errorMessage = waitMessage(text, error) ?? errorText(text, error);
  return { [fieldOfCode[error.code ?? 0] ?? 'form']: errorMessage };
}

/** "Frequent operation" says how long to wait, where the server says so. */
export function waitMessage(text: Text, error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== errorCode.TOO_FREQUENT || !isRecord(error.data)) return undefined;
  const { wait } = error.data;
  return typeof wait === 'number'
    ? text('auth.email.wait', { message: errorText(text, error), seconds: wait })
    : undefined;
}
