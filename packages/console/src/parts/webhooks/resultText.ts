import { type Callback, notSentReasons } from '@settlement/api-mocks/contract/callbacks';
import type { Text } from '#i18n/useText.ts';

type Result = Pick<Callback, 'attempts' | 'awaiting_response' | 'http_code' | 'duration_ms'> &
  Partial<Pick<Callback, 'not_sent' | 'simulated'>>;

const reasonOf = (error: string) => notSentReasons.find((one) => one === error);

export const isNotSent = (error: string): boolean => reasonOf(error) !== undefined;

/** Returns the HTTP code and duration in milliseconds, or the reason for a missing response. */
export function resultText(
  text: Text,
  { attempts, awaiting_response, http_code, duration_ms: ms, not_sent = '', simulated = false }: Result,
): string {
  const reason = reasonOf(not_sent);
  if (not_sent !== '')
    return reason
      ? text(`common.callback.notSent.${reason}`)
      : text('common.callback.result.notSent', { reason: not_sent });
  if (attempts === 0) return text('common.callback.result.none');
  if (awaiting_response) return text('common.callback.result.pending');
  const result =
    http_code === 0
      ? text('common.callback.result.silent', { ms })
      : text('common.callback.result.code', { code: String(http_code), ms });
  return simulated ? text('common.callback.result.simulated', { result }) : result;
}
