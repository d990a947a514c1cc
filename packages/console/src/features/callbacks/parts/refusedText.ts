import { errorData, isApiError, isRecord } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';

const FREQUENT = 10_010;

/** Returns the text of an error. Code 10010 adds the seconds to wait (specification §8). */
export function refusedText(text: Text, error: unknown): string {
  if (errorData(error).reason === 'state_conflict') return text('callbacks.resend.conflict');
  const wait =
    isApiError(error) && error.code === FREQUENT && isRecord(error.data) ? error.data.wait : undefined;
  return typeof wait === 'number' ? text('callbacks.resend.wait', { seconds: wait }) : errorText(text, error);
}
