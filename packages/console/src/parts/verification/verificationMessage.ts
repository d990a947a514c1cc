import { errorCode } from '@settlement/api-mocks/contract/errors';
import { isApiError, isRecord } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';

/**
 * What a refused verification adds to its error: until when it is locked, how long to wait for another code, or how
 * many tries are left. Undefined where there is nothing to add.
 */
export function verificationMessage(text: Text, error: unknown): string | undefined {
  if (!isApiError(error, 'business') || !isRecord(error.data)) return undefined;
  const { reason, wait, tries_left } = error.data;
  if (error.code === errorCode.TOO_FREQUENT && typeof wait === 'number') {
    return reason === 'locked'
      ? text('verification.locked', { minutes: Math.ceil(wait / 60) })
      : text('verification.interval', { seconds: wait });
  }
  // An authenticator code is good once; after that it takes the next one.
  if (error.code === errorCode.GOOGLE_CODE_WRONG && reason === 'used' && typeof wait === 'number') {
    return text('verification.used', { seconds: wait });
  }
  return typeof tries_left === 'number'
    ? text('verification.triesLeft', { message: errorText(text, error), count: tries_left })
    : undefined;
}
