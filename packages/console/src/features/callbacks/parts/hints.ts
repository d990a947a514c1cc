import type { CallbackAttempt } from '@settlement/api-mocks/contract/callbacks';
import { isNotSent } from '#parts/webhooks/resultText.ts';

export type Hint =
  | 'timeout'
  | 'dns'
  | 'tls'
  | 'silent'
  | 'redirect'
  | 'firewall'
  | 'missing'
  | 'rejected'
  | 'busy'
  | 'broken'
  | 'body';

const EXPECTED_BODY = 'success';

export function hintsOf({ response }: Pick<CallbackAttempt, 'response'>): Hint[] {
  const { http_code: code, error, body } = response;
  if (error === 'pending' || isNotSent(error)) return [];
  if (code === 0) return [error === 'timeout' || error === 'dns' || error === 'tls' ? error : 'silent'];
  if (code >= 200 && code < 300) return body.trim() === EXPECTED_BODY ? [] : ['body'];
  if (code < 400) return ['redirect'];
  if (code === 401 || code === 403) return ['firewall'];
  if (code === 404 || code === 405 || code === 410) return ['missing'];
  if (code === 429 || code === 503) return ['busy'];
  return [code < 500 ? 'rejected' : 'broken'];
}
