import { errorData, isApiError, isRecord } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';

const FREQUENT = 10_010;

/** Why a delivery was not sent again; "frequent operation" says how long to wait (specification §8). */
export function refusedText(text: Text, error: unknown): string {
  if (errorData(error).reason === 'state_conflict') return text('callbacks.resend.conflict');
  const wait =
    isApiError(error) && error.code === FREQUENT && isRecord(error.data) ? error.data.wait : undefined;
  const message = errorText(text, error);
  return typeof wait === 'number' ? text('callbacks.resend.wait', { message, seconds: wait }) : message;
}
