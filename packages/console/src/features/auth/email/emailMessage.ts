import { errorCode } from '@settlement/api-mocks/contract/errors';
import { type ApiError, isRecord } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';
import { codeText } from '../codeText.ts';

/**
 * What the sign-in page adds to an error: how long to wait before another try, or why a code of the
 * authenticator is refused. Undefined where there is nothing to add.
 */
export function emailMessage(text: Text, error: ApiError): string | undefined {
  if (error.code === errorCode.GOOGLE_CODE_WRONG) return codeText(text, error);
  if (error.code !== errorCode.TOO_FREQUENT || !isRecord(error.data)) return undefined;
  const { wait } = error.data;
  return typeof wait === 'number'
    ? text('auth.email.wait', { message: errorText(text, error), seconds: wait })
    : undefined;
}
