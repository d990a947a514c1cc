import { errorCode } from '@settlement/api-mocks/contract/errors';
import { isApiError, isRecord } from '../../api/errors.ts';
import { errorText } from '../../i18n/errorText.ts';
import type { Text } from '../../i18n/useText.ts';

/** What is wrong, beside the field that can put it right. */
export interface VerifyErrors {
  readonly code?: string;
  readonly password?: string;
}

/** Where the words of a refused verification belong, with how long to wait and how many tries are left. */
export function codeErrors(text: Text, error: unknown): VerifyErrors {
  const errorMessage =
    usedCode(text, error) ?? withTries(text, error, patience(text, error) ?? errorText(text, error));
  return isApiError(error) && error.code === errorCode.PASSWORD_WRONG
    ? { password: errorMessage }
    : { code: errorMessage };
}

/** "Frequent operation" says until when. */
export function patience(text: Text, error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== errorCode.TOO_FREQUENT || !isRecord(error.data)) return undefined;
  const { reason, wait } = error.data;
  if (typeof wait !== 'number') return undefined;
  return reason === 'locked'
    ? text('verification.locked', { minutes: Math.ceil(wait / 60) })
    : text('verification.interval', { seconds: wait });
}

/** An authenticator code is good once; after that it takes the next one. */
export function usedCode(text: Text, error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== errorCode.GOOGLE_CODE_WRONG || !isRecord(error.data))
    return undefined;
  const { reason, wait } = error.data;
  return reason === 'used' && typeof wait === 'number'
    ? text('verification.used', { seconds: wait })
    : undefined;
}

function withTries(text: Text, error: unknown, message: string): string {
  const left = isApiError(error) && isRecord(error.data) ? error.data.tries_left : undefined;
  return typeof left === 'number' ? text('verification.triesLeft', { message, count: left }) : message;
}
