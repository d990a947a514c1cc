import { errorCode } from '@settlement/api-mocks/contract/errors';
import { type ApiError, isRecord } from '#api/errors.ts';
import type { Text } from '#i18n/useText.ts';
import { codeText } from '../codeText.ts';

/** Returns details about an error: the time to wait, or the reason why an authenticator code was rejected. */
export function emailMessage(text: Text, error: ApiError): string | undefined {
  if (error.code === errorCode.GOOGLE_CODE_WRONG) return codeText(text, error);
  if (error.code !== errorCode.TOO_FREQUENT || !isRecord(error.data)) return undefined;
  const { wait } = error.data;
  return typeof wait === 'number' ? text('auth.email.wait', { seconds: wait }) : undefined;
}
