import { isApiError, isRecord } from '../api/errors.ts';

/** Whether a call that moves money may have moved it all the same: only the server can say. */
export function isUnknownOutcome(error: unknown): boolean {
  return isApiError(error, 'unknown');
}

/** The body code of a refusal. */
export function refusalCode(error: unknown): number | undefined {
  return isApiError(error, 'business') ? error.code : undefined;
}

/** Until when the account is closed, in unix seconds (10024); undefined where nobody says. */
export function closedUntil(error: unknown): number | undefined {
  if (!isApiError(error, 'business') || error.code !== 10024 || !isRecord(error.data)) return undefined;
  const { until } = error.data;
  return typeof until === 'number' && until > 0 ? until : undefined;
}
