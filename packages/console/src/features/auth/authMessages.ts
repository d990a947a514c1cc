import { errorCode } from '@settlement/api-mocks/contract/errors';
import { type ApiError, isRecord } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';

export function codeText(text: Text, error: ApiError): string {
  const { reason, wait, tries_left } = isRecord(error.data) ? error.data : {};
  if (reason === 'used' && typeof wait === 'number') return text('verification.used', { seconds: wait });
  if (reason === 'locked' && typeof wait === 'number')
    return text('verification.locked', { minutes: Math.ceil(wait / 60) });
  return typeof tries_left === 'number' && tries_left > 0
    ? text('verification.triesLeft', { count: tries_left })
    : errorText(text, error);
}

/** Returns details about an error: the time to wait, or the reason why an authenticator code was rejected. */
export function emailMessage(text: Text, error: ApiError): string | undefined {
  if (error.code === errorCode.GOOGLE_CODE_WRONG) return codeText(text, error);
  if (error.code !== errorCode.TOO_FREQUENT || !isRecord(error.data)) return undefined;
  const { wait } = error.data;
  return typeof wait === 'number' ? text('errors.interval', { seconds: wait }) : undefined;
}
