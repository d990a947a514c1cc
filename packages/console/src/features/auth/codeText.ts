import { type ApiError, isRecord } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';

/** Why a code of the second step is refused: used before, too many tries (for how long), or how many are left. */
export function codeText(text: Text, error: ApiError): string {
  const { reason, wait, tries_left } = isRecord(error.data) ? error.data : {};
  if (reason === 'used' && typeof wait === 'number') return text('auth.code.used', { seconds: wait });
  if (reason === 'locked' && typeof wait === 'number')
    return text('auth.code.locked', { minutes: Math.ceil(wait / 60) });
  const message = errorText(text, error);
  return typeof tries_left === 'number' && tries_left > 0
    ? text('auth.code.triesLeft', { message, count: tries_left })
    : message;
}
