import { type ApiError, isRecord } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';

export function codeText(text: Text, error: ApiError): string {
  const { reason, wait, tries_left } = isRecord(error.data) ? error.data : {};
  if (reason === 'used' && typeof wait === 'number') return text('auth.code.used', { seconds: wait });
  if (reason === 'locked' && typeof wait === 'number')
    return text('auth.code.locked', { minutes: Math.ceil(wait / 60) });
  return typeof tries_left === 'number' && tries_left > 0
    ? text('auth.code.triesLeft', { count: tries_left })
    : errorText(text, error);
}
