import type { Text } from '#i18n/useText.ts';
import { errorData, isApiError, isRecord } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Returns a duration in its largest unit, rounded down, such as "15 s" or "6 h". */
export function waitText(text: Text, seconds: number): string {
  if (seconds < MINUTE) return text('callbacks.wait.seconds', { count: seconds });
  return seconds < HOUR
    ? text('callbacks.wait.minutes', { count: Math.floor(seconds / MINUTE) })
    : text('callbacks.wait.hours', { count: Math.floor(seconds / HOUR) });
}

const FREQUENT = 10_010;

/** Returns the text of an error. Code 10010 adds the seconds to wait (specification §8). */
export function refusedText(text: Text, error: unknown): string {
  if (errorData(error).reason === 'state_conflict') return text('callbacks.resend.conflict');
  const wait =
    isApiError(error) && error.code === FREQUENT && isRecord(error.data) ? error.data.wait : undefined;
  return typeof wait === 'number' ? text('callbacks.resend.wait', { seconds: wait }) : errorText(text, error);
}
