import { errorCode } from '@settlement/api-mocks/contract/errors';
import { isApiError, isRecord } from '#api/errors.ts';
import type { Text } from '#i18n/useText.ts';

export function waitOf(error: unknown): number | undefined {
  if (!isApiError(error, 'business') || !isRecord(error.data)) return undefined;
  return typeof error.data['wait'] === 'number' ? error.data['wait'] : undefined;
}

/**
 * Returns a text about the end of a lock, the time until the next code, or the number of remaining attempts. Returns
 * undefined if the error has no such details, or an empty string if the wait is over.
 *
 * @param left The remaining seconds. Default: the time to wait in the error.
 */
export function verificationMessage(text: Text, error: unknown, left = waitOf(error)): string | undefined {
  if (!isApiError(error, 'business') || !isRecord(error.data)) return undefined;
  const { reason, tries_left } = error.data;
  if (error.code === errorCode.TOO_FREQUENT && left !== undefined) {
    if (left === 0) return '';
    return reason === 'locked'
      ? text('verification.locked', { minutes: Math.ceil(left / 60) })
      : text('errors.interval', { seconds: left });
  }
  // An authenticator code can be used only once, so the user must wait for the next code.
  if (error.code === errorCode.GOOGLE_CODE_WRONG && reason === 'used' && left !== undefined) {
    return text('verification.used', { seconds: left });
  }
  if (typeof tries_left !== 'number' || tries_left <= 0) return undefined;
  const count = tries_left;
  if (error.code === errorCode.PASSWORD_WRONG) return text('verification.password.triesLeft', { count });
  // Only a code that the server sent can expire.
  return error.code === errorCode.GOOGLE_CODE_WRONG
    ? text('verification.triesLeft', { count })
    : text('verification.sentCode.triesLeft', { count });
}
